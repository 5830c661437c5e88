import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Sans magasin d’applications\u00a0: une icône sur votre appareil, et vos messages s’ouvrent même hors ligne.',
    add: 'Ajouter l’icône',
    ios: 'Dans Safari, touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
  },
  back: 'Retour',
  connection: {
    slow: 'Cela prend un peu plus de temps.',
    failing: 'Ça ne marche pas pour le moment. Nous réessayons.',
    offline: 'Vous êtes hors ligne. Situation à {time}',
  },
} satisfies Messages;
