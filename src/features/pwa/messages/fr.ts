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
    failing: 'Cela ne fonctionne pas pour le moment. Nous réessayons.',
    now: 'Réessayer',
    offline: 'Vous êtes hors ligne. Dernière mise à jour à {time}',
  },
  share: {
    title: 'C’est pour qui\u202f?',
    text: 'Ouvrez une conversation\u00a0: tout sera prêt dans le champ de saisie. Rien ne s’envoie tout seul.',
    cancel: 'Finalement non',
    pictures: '{n, plural, one {# photo} many {# de photos} other {# photos}}',
    lost: 'Ce que vous avez partagé n’est pas arrivé. Partagez-le à nouveau.',
    close: 'Fermer',
  },
} satisfies Messages;
