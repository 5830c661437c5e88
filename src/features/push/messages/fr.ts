import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{from}\u00a0: {messages, plural, one {nouveau message} many {# de nouveaux messages} other {# nouveaux messages}}',
    body: 'Passez quand cela vous convient.',
  },
  messages: {
    title: '{messages, plural, one {# nouveau message} many {# de nouveaux messages} other {# nouveaux messages}}',
    body: '{members, plural, one {Quelqu’un vous a écrit.} many {# de personnes vous ont écrit.} other {# personnes vous ont écrit.}}',
  },
  likes: {
    title:
      'Vous plaisez à {likes, plural, offset:1 =1 {{from}} one {{from} et à une autre personne} many {{from} et à # d’autres personnes} other {{from} et à # autres personnes}}',
    body: 'Voyez si c’est réciproque.',
  },
  match: {
    title: 'Match avec {from}',
    body: 'C’est réciproque. Qui écrit en premier\u202f?',
  },
  photo: {
    title: 'Il manque une photo à votre profil',
    body: 'Une seule suffit pour commencer.',
  },
  week: {
    title: 'Votre semaine sur {site}',
    body: 'Il y a du nouveau pour vous. Passez quand cela vous convient.',
  },
  preview: {
    image: 'Une photo pour vous',
    gif: 'Un GIF pour vous',
    gift: 'Un cadeau pour vous',
  },
} satisfies Messages;
