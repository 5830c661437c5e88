import type { Messages } from './de.ts';

export const messages = {
  title: 'Likes',
  tabs: { received: 'Mottatte', sent: 'Sendte', matches: 'Matcher' },
  newCount: '{n, plural, one {# ny} other {# nye}}',
  lead: {
    received:
      '{n, plural, =0 {Du ser alltid alle som liker deg, også uten Premium.} one {# like er ny. Du ser alltid alle som liker deg, også uten Premium.} other {# likes er nye. Du ser alltid alle som liker deg, også uten Premium.}}',
    sent: 'Disse menneskene liker du. Du kan når som helst trekke en like tilbake.',
    matches: 'Her er det gjensidig. Et lite spørsmål er ofte nok til å komme i gang.',
  },
  row: {
    new: 'ny',
    received: 'liker profilen din',
    sent: 'har fått din like',
    match: 'Dere liker hverandre',
    likeBack: 'Lik tilbake',
    takeBack: 'Trekk tilbake',
    message: 'Melding',
  },
  empty: {
    received: 'Ingen likes ennå',
    receivedHelp: 'Det endrer seg raskest hvis du selv tar det første steget.',
    sent: 'Ingen ennå?',
    sentHelp: 'Trykk på hjertet på et bilde når du liker noen.',
    matches: 'Ingen matcher ennå',
    matchesHelp: 'Når noen liker deg også, ser du det her.',
    discover: 'Oppdag nye mennesker',
  },
  news: {
    one: '{name} liker deg.',
    several: '{n, plural, one {# ny like} other {# nye likes}}',
    show: 'Vis',
  },
  match: {
    label: 'Match med {name}',
    title: 'Dere liker hverandre.',
    text: 'Du liker {name}, og {name} liker deg. Hvem skriver først?',
    photos: 'Du og {name}',
    message: 'Skriv til {name}',
    goOn: 'Utforsk videre',
  },
} satisfies Messages;
