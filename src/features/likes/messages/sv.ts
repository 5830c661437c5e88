import type { Messages } from './de.ts';

export const messages = {
  title: 'Likes',
  tabs: { received: 'Mottagna', sent: 'Skickade', matches: 'Matchningar' },
  newCount: '{n, plural, one {# ny} other {# nya}}',
  lead: {
    received:
      '{n, plural, =0 {Du ser alltid alla som gillar dig, även utan Premium.} one {# like är ny. Du ser alltid alla som gillar dig, även utan Premium.} other {# likes är nya. Du ser alltid alla som gillar dig, även utan Premium.}}',
    sent: 'De här människorna gillar du. Du kan ta tillbaka en like när som helst.',
    matches: 'Här är det ömsesidigt. Ofta räcker en liten fråga för att komma i gång.',
  },
  row: {
    new: 'ny',
    received: 'gillar din profil',
    sent: 'har fått din like',
    match: 'Ni gillar varandra',
    likeBack: 'Gilla tillbaka',
    takeBack: 'Ta tillbaka',
    message: 'Meddelande',
  },
  empty: {
    received: 'Inga likes än',
    receivedHelp: 'Det ändras snabbast om du tar första steget.',
    sent: 'Ingen än?',
    sentHelp: 'Tryck på hjärtat på en bild när du gillar någon.',
    matches: 'Inga matchningar än',
    matchesHelp: 'När någon gillar dig också ser du det här.',
    discover: 'Upptäck nya människor',
  },
  news: {
    one: '{name} gillar dig.',
    several: '{n, plural, one {# ny like} other {# nya likes}}',
    show: 'Visa',
  },
  match: {
    label: 'Matchning med {name}',
    title: 'Ni gillar varandra.',
    text: 'Du gillar {name} och {name} gillar dig. Vem skriver först?',
    photos: 'Du och {name}',
    message: 'Skriv till {name}',
    goOn: 'Titta vidare',
  },
} satisfies Messages;
