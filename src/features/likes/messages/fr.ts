import type { Messages } from './de.ts';

export const messages = {
  title: 'Likes',
  tabs: { received: 'Reçus', sent: 'Envoyés', matches: 'Matchs' },
  newCount: '{n, plural, one {# nouveau} many {# de nouveaux} other {# nouveaux}}',
  lead: {
    received:
      '{n, plural, =0 {Vous voyez toujours à qui vous plaisez, même sans Premium.} one {# nouveau like. Vous voyez toujours à qui vous plaisez, même sans Premium.} many {# de nouveaux likes. Vous voyez toujours à qui vous plaisez, même sans Premium.} other {# nouveaux likes. Vous voyez toujours à qui vous plaisez, même sans Premium.}}',
    sent: 'Ces personnes vous plaisent. Un like peut être retiré à tout moment.',
    matches: 'Ici, c’est réciproque. Une petite question suffit souvent pour commencer.',
  },
  row: {
    new: 'nouveau',
    received: 'aime votre profil',
    sent: 'vous plaît',
    match: 'C’est réciproque',
    likeBack: 'Liker aussi',
    takeBack: 'Retirer',
    message: 'Écrire',
  },
  empty: {
    received: 'Pas encore de likes',
    receivedHelp: 'Le plus sûr pour que cela change\u00a0: faites le premier pas.',
    sent: 'Personne pour le moment\u202f?',
    sentHelp: 'Touchez le cœur sur une photo quand quelqu’un vous plaît.',
    matches: 'Pas encore de match',
    matchesHelp: 'Quand l’attirance est réciproque, vous le voyez ici.',
    discover: 'Découvrir des profils',
  },
  news: {
    one: 'Vous plaisez à {name}.',
    several: '{n, plural, one {# nouveau like} many {# de nouveaux likes} other {# nouveaux likes}}',
    show: 'Voir',
  },
  match: {
    label: 'Match avec {name}',
    title: 'C’est réciproque.',
    text: '{name} vous plaît et vous plaisez à {name}. Qui fait le premier pas\u202f?',
    photos: '{name} et vous',
    message: 'Écrire à {name}',
    goOn: 'Continuer à découvrir',
  },
} satisfies Messages;
