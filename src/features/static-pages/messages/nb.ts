import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Endre valget ditt',
  short: 'Kort fortalt',
  shortNote: 'Disse linjene oppsummerer. Det er hele teksten under som gjelder.',
  contents: 'Innhold',
  print: 'Skriv ut',
  version: 'Versjon av <b>{date}</b>',
  changes: 'Hva som er endret',
  operator: '{company} driver {site} fra og med denne dagen.',
} satisfies Messages;
