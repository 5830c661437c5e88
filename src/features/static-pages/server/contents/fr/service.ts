import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Aide et contact',
  lead: 'Comment nous joindre, et ce que vous pouvez faire tout de suite par vous-même.',
  short: {},
  sections: {
    reach: {
      title: 'Comment nous joindre',
      text: [
        {
          list: [
            'E-mail\u00a0: [{email}](mailto:{email})',
            'Téléphone\u00a0: [{phone}](tel:{phone})',
            'Formulaire avec numéro de suivi\u00a0: [Déposer une réclamation](/complaints)',
            'Courrier\u00a0: {company}, {address}',
          ],
        },
        'Écrivez de préférence depuis l’adresse avec laquelle vous vous connectez. Nous ne demandons jamais de mots de passe ni de numéros de carte.',
      ],
    },
    yourself: {
      title: 'Ce que vous pouvez faire tout de suite',
      text: [
        {
          list: [
            '[Réinitialiser le mot de passe](/reset-password)',
            '[Voir vos achats et rendre des crédits](/transactions)',
            '[Modifier les notifications](/notifications)',
            '[Emporter vos données ou supprimer le compte](/settings)',
            '[Questions fréquentes](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'En cas d’urgence',
      text: [
        'Vous êtes en danger\u202f? Appelez le 112. Quelqu’un vous réclame de l’argent ou menace de diffuser des images\u202f? Ne payez pas, n’effacez rien, signalez le message et lisez notre page [Sécurité](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Première version.' },
};
