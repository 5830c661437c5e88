import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Modifier votre choix',
  short: 'En bref',
  shortNote: 'Ces lignes sont un résumé. Seul le texte complet ci-dessous fait foi.',
  contents: 'Sommaire',
  print: 'Imprimer',
  version: 'Version du <b>{date}</b>',
  changes: 'Ce qui a changé',
  operator: 'À partir de ce jour, {company} exploite {site}.',
  history: {
    title: 'Ce qui a changé ici',
    lead: 'Prix, délais et tout ce qui pourrait vous tromper\u202f: chaque changement depuis l’ouverture du site figure ici, avec l’ancienne et la nouvelle valeur. Il ne peut pas être effacé.',
    nothing: 'Rien de cela n’a changé depuis le {date}.',
    message: 'Un message',
    photo: 'Une photo dans une conversation',
    gift: 'Un cadeau',
    refund: 'Restitution des crédits non utilisés',
    cost: 'Prix le plus bas d’un message, {country}',
    credits: '{n, plural, =0 {gratuit} one {{n, number} crédit} many {{n, number} de crédits} other {{n, number} crédits}}',
    days: '{n, plural, one {{n, number}\u00a0jour} many {{n, number}\u00a0de jours} other {{n, number}\u00a0jours}}',
    change: '{old}, depuis {new}',
    declared: 'Le site a déclaré qu’il y a ici des profils fictifs. Ils sont signalés partout.',
    ended: 'Le site a déclaré qu’il n’y a plus de profils fictifs ici.',
    older: 'Afficher les plus anciens',
  },
} satisfies Messages;
