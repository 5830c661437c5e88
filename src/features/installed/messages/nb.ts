import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Helt uten appbutikk: Du får et ikon på enheten din, og chattene dine åpnes også uten nett.',
    add: 'Legg til ikonet',
    ios: 'Trykk på Del i Safari og så på «Legg til på Hjem-skjerm».',
  },
  back: 'Tilbake',
  connection: {
    slow: 'Dette tar litt lenger tid nå.',
    failing: 'Det virker ikke akkurat nå. Vi fortsetter å prøve.',
    offline: 'Du er uten nett. Status kl. {time}',
  },
} satisfies Messages;
