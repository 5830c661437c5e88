import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Sans magasin d’applications\u00a0: une icône sur votre appareil, et vos messages s’ouvrent même hors ligne.',
    add: 'Ajouter l’icône',
    ios: 'Dans Safari, touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
  },
} satisfies Messages;
