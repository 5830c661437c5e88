import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Nuovo messaggio} many {# di nuovi messaggi} other {# nuovi messaggi}} da {from}',
    body: 'Passa quando ti va bene.',
  },
  messages: {
    title: '{messages, plural, one {# nuovo messaggio} many {# di nuovi messaggi} other {# nuovi messaggi}}',
    body: '{members, plural, one {Qualcuno ti ha scritto.} many {Ti hanno scritto # di persone.} other {Ti hanno scritto # persone.}}',
  },
  likes: {
    title:
      'Piaci a {likes, plural, offset:1 =1 {{from}} one {{from} e a un’altra persona} many {{from} e ad altre # di persone} other {{from} e ad altre # persone}}',
    body: 'Guarda se l’interesse è reciproco.',
  },
  match: {
    title: 'Match con {from}',
    body: 'Vi piacete. Chi fa il primo passo?',
  },
  photo: {
    title: 'Al tuo profilo manca ancora una foto',
    body: 'Per cominciare ne basta una.',
  },
  week: {
    title: 'La tua settimana su {site}',
    body: 'Ci sono novità per te. Passa quando ti va bene.',
  },
  preview: {
    image: 'Una foto per te',
    gif: 'Una GIF per te',
    gift: 'Un regalo per te',
  },
} satisfies Messages;
