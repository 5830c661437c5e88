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
    now: 'Prøv nå',
    offline: 'Du er uten nett. Status kl. {time}',
  },
  share: {
    title: 'Hvem er dette til?',
    text: 'Åpne en samtale, så står det i skrivefeltet. Ingenting sendes av seg selv.',
    cancel: 'Avbryt',
    pictures: '{n, plural, one {# bilde} other {# bilder}}',
    lost: 'Det du delte, kom ikke fram. Del det gjerne en gang til.',
    close: 'Lukk',
  },
} satisfies Messages;
