import type { Messages } from './de.ts';

export const messages = {
  home: 'Faites des rencontres, sans abonnement',
  pages: {
    pricing: {
      title: 'Tarifs',
      description:
        'Le prix des messages, des photos et des cadeaux\u00a0: tous les packs de crédits et le coût d’un message. Sans abonnement ni renouvellement.',
    },
    login: {
      title: 'Se connecter',
      description: 'Connectez-vous à {site} et reprenez là où vous en étiez.',
    },
    signup: {
      title: 'S’inscrire',
      description: 'Créez votre profil sur {site} en quelques minutes. Gratuit, sans abonnement, réservé aux 18\u00a0ans et plus.',
    },
    complaints: {
      title: 'Déposer une réclamation',
      description: 'Dites-nous ce qui ne va pas. Vous recevez un numéro pour chaque réclamation sur {site}.',
    },
    withdrawal: {
      title: 'Se rétracter d’un achat',
      description: 'Rétractez-vous d’un achat sur {site} en deux étapes, même sans vous connecter.',
    },
    notice: {
      title: 'Signaler un contenu illicite',
      description: 'Signalez à {site} un contenu contraire à la loi. Sans compte, avec accusé de réception et décision motivée.',
    },
    images: {
      title: 'Faire retirer une image intime',
      description:
        'Une image intime de vous est visible sur {site} sans votre accord\u202f? Signalez-la sans compte. Nous décidons sous 48\u00a0heures.',
    },
  },
} satisfies Messages;
