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
} satisfies Messages;
