import type { Messages } from './de.ts';

export const messages = {
  title: 'Likes',
  tabs: { received: 'Modtagne', sent: 'Sendte', matches: 'Matches' },
  newCount: '{n, plural, one {# nyt} other {# nye}}',
  lead: {
    received:
      '{n, plural, =0 {Du ser altid alle, der kan lide dig, også uden Premium.} one {# like er nyt. Du ser altid alle, der kan lide dig, også uden Premium.} other {# likes er nye. Du ser altid alle, der kan lide dig, også uden Premium.}}',
    sent: 'De her mennesker kan du lide. Du kan altid trække et like tilbage.',
    matches: 'Her er det gensidigt. Et lille spørgsmål er ofte nok til at komme i gang.',
  },
  row: {
    new: 'ny',
    received: 'kan lide din profil',
    sent: 'har fået dit like',
    match: 'I kan lide hinanden',
    likeBack: 'Like tilbage',
    takeBack: 'Træk tilbage',
    message: 'Besked',
  },
  empty: {
    received: 'Ingen likes endnu',
    receivedHelp: 'Det ændrer sig hurtigst, hvis du selv tager det første skridt.',
    sent: 'Ingen endnu?',
    sentHelp: 'Tryk på hjertet på et billede, når der er en, du kan lide.',
    matches: 'Ingen matches endnu',
    matchesHelp: 'Når nogen også kan lide dig, ser du det her.',
    discover: 'Opdag nye mennesker',
  },
  news: {
    one: '{name} kan lide dig.',
    several: '{n, plural, one {# nyt like} other {# nye likes}}',
    show: 'Vis',
  },
  match: {
    label: 'Match med {name}',
    title: 'I kan lide hinanden.',
    text: 'Du kan lide {name}, og {name} kan lide dig. Hvem skriver først?',
    photos: 'Dig og {name}',
    message: 'Skriv til {name}',
    goOn: 'Kig videre',
  },
} satisfies Messages;
