import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Cambia la tua scelta',
  short: 'In breve',
  shortNote: 'Queste righe riassumono. Vale il testo completo qui sotto.',
  contents: 'Indice',
  print: 'Stampa',
  version: 'Versione del <b>{date}</b>',
  changes: 'Che cosa è cambiato',
  operator: 'Da questo giorno {company} gestisce {site}.',
} satisfies Messages;
