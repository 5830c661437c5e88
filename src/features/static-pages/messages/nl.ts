import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Keuze wijzigen',
  short: 'In het kort',
  shortNote: 'Dit is een samenvatting. Juridisch geldt de volledige tekst hieronder.',
  contents: 'Inhoud',
  print: 'Afdrukken',
  version: 'Versie van <b>{date}</b>',
  changes: 'Wat er is veranderd',
  operator: 'Vanaf deze dag beheert {company} {site}.',
} satisfies Messages;
