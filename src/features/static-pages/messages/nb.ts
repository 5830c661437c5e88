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
  history: {
    title: 'Dette har endret seg her',
    lead: 'Priser, frister og alt annet som kunne villede deg: Hver endring siden nettstedet åpnet, står her med gammel og ny verdi. Den kan ikke slettes.',
    nothing: 'Ingenting av dette har endret seg siden {date}.',
    message: 'En melding',
    photo: 'Et bilde i en samtale',
    gift: 'En gave',
    refund: 'Retur av ubrukte kreditter',
    cost: 'Laveste pris for en melding, {country}',
    credits: '{n, plural, =0 {gratis} one {{n, number} kreditt} other {{n, number} kreditter}}',
    days: '{n, plural, one {{n, number}\u00a0dag} other {{n, number}\u00a0dager}}',
    change: '{old}, siden da {new}',
    declared: 'Nettstedet har erklært at det finnes fiktive profiler her. De er merket overalt.',
    ended: 'Nettstedet har erklært at det ikke lenger finnes fiktive profiler her.',
    older: 'Vis eldre',
  },
} satisfies Messages;
