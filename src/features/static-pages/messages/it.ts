import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Cambia la tua scelta',
  short: 'In breve',
  shortNote: 'Queste righe sono un riassunto. Vale il testo completo qui sotto.',
  contents: 'Indice',
  print: 'Stampa',
  version: 'Versione: <b>{date}</b>',
  changes: 'Che cosa è cambiato',
  operator: 'Da questo giorno {company} gestisce {site}.',
} satisfies Messages;
