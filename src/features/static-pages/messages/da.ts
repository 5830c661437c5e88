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
  history: {
    title: 'Det har ændret sig her',
    lead: 'Priser, frister og alt andet, der kunne vildlede dig: Hver ændring, siden siden åbnede, står her med den gamle og den nye værdi. Den kan ikke slettes.',
    nothing: 'Intet af dette har ændret sig siden {date}.',
    message: 'En besked',
    photo: 'Et billede i en samtale',
    gift: 'En gave',
    refund: 'Returnering af ubrugte credits',
    cost: 'Laveste pris for en besked, {country}',
    credits: '{n, plural, =0 {gratis} one {{n, number} credit} other {{n, number} credits}}',
    days: '{n, plural, one {{n, number}\u00a0dag} other {{n, number}\u00a0dage}}',
    change: '{old}, siden da {new}',
    declared: 'Siden har erklæret, at der er fiktive profiler her. De er mærket overalt.',
    ended: 'Siden har erklæret, at der ikke længere er fiktive profiler her.',
    older: 'Vis ældre',
  },
} satisfies Messages;
