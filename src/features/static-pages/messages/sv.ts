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
  history: {
    title: 'Det här har ändrats',
    lead: 'Priser, tidsgränser och allt annat som skulle kunna vilseleda dig: varje ändring sedan sajten öppnade står här, med gammalt och nytt värde. Den går inte att ta bort.',
    nothing: 'Inget av detta har ändrats sedan {date}.',
    message: 'Ett meddelande',
    photo: 'En bild i en konversation',
    gift: 'En gåva',
    refund: 'Lämna tillbaka oanvända krediter',
    cost: 'Lägsta pris för ett meddelande, {country}',
    credits: '{n, plural, =0 {gratis} one {{n, number} kredit} other {{n, number} krediter}}',
    days: '{n, plural, one {{n, number}\u00a0dag} other {{n, number}\u00a0dagar}}',
    change: '{old}, sedan dess {new}',
    declared: 'Sajten har förklarat att det finns fiktiva profiler här. De är märkta överallt.',
    ended: 'Sajten har förklarat att det inte längre finns fiktiva profiler här.',
    older: 'Visa äldre',
  },
} satisfies Messages;
