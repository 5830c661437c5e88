import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Sans magasin d’applications\u00a0: une icône sur votre appareil, et vos messages s’ouvrent même hors ligne.',
    add: 'Ajouter l’icône',
    ios: 'Dans Safari, touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
  },
  line: {
    slow: 'Ça ne passe pas pour l’instant.',
    trying: 'Nous réessayons.',
    now: 'Réessayer',
    offline: 'Vous êtes hors ligne.',
    since: 'Dernière mise à jour\u00a0: {time}.',
    waiting: '{n, plural, one {Un message attend.} many {# de messages attendent.} other {# messages attendent.}}',
  },
} satisfies Messages;
