import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Helt uten appbutikk: Du får et ikon på enheten din, og chattene dine åpnes også uten nett.',
    add: 'Legg til ikonet',
    ios: 'Trykk på Del i Safari og så på «Legg til på Hjem-skjerm».',
  },
  line: {
    slow: 'Det går ikke akkurat nå.',
    trying: 'Vi prøver videre.',
    now: 'Nå',
    offline: 'Du er uten nett.',
    since: 'Sist oppdatert: {time}.',
    waiting: '{n, plural, one {Én melding venter.} other {# meldinger venter.}}',
  },
} satisfies Messages;
