import type { Messages } from './de.ts';

export const messages = {
  title: 'Les conditions ont changé',
  lead: 'De nouvelles conditions s’appliquent à {site} depuis le {date}. Décidez si vous les acceptez.',
  what: 'Ce qui change',
  nothingSaid: 'Il n’y a pas de résumé. Veuillez lire le nouveau texte.',
  readNew: 'Lire les nouvelles conditions',
  readOld: 'Lire les conditions précédentes',
  agree: 'J’accepte',
  later: 'Décider plus tard',
  laterText: 'D’ici là, vous pouvez tout lire, mais pas écrire, liker, envoyer de photos ni acheter.',
  laterPaid: 'D’ici là, vous pouvez continuer à utiliser ce que vous avez déjà payé, sans rien acheter de nouveau.',
  ways: 'Si vous n’acceptez pas',
  waysText: 'Vos crédits achetés restent à vous. Si vous partez, nous remboursons ce qu’il en reste.',
  waysDays:
    'Votre Premium continue pendant les jours payés. Si vous souhaitez partir, résiliez d’abord le contrat avec effet immédiat\u00a0: nous vous remboursons alors les jours non commencés.',
  exportData: 'Télécharger mes données',
  money: 'Achats et remboursements',
  endContract: 'Résilier vos contrats',
  leave: 'Supprimer le compte',
  contact: 'Nous écrire',
  logout: 'Se déconnecter',
  agreed: 'Merci. Vous avez accepté les nouvelles conditions.',
  errors: {
    terms_outdated: 'Les conditions ont encore changé entre-temps. Veuillez recharger la page.',
  },
} satisfies Messages;
