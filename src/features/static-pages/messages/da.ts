import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Ændr dit valg',
  short: 'Kort fortalt',
  shortNote: 'Disse linjer er et overblik. Det er hele teksten nedenfor, der gælder.',
  contents: 'Indhold',
  print: 'Udskriv',
  version: 'Version af <b>{date}</b>',
  changes: 'Hvad der er ændret',
  operator: 'Fra denne dag drives {site} af {company}.',
} satisfies Messages;
