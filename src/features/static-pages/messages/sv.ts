import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Ändra ditt val',
  short: 'I korthet',
  shortNote: 'De här raderna sammanfattar. Det är hela texten nedan som gäller.',
  contents: 'Innehåll',
  print: 'Skriv ut',
  version: 'Version från <b>{date}</b>',
  changes: 'Vad som har ändrats',
  operator: '{company} driver {site} från och med den här dagen.',
} satisfies Messages;
