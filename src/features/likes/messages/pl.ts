import type { Messages } from './de.ts';

export const messages = {
  title: 'Polubienia',
  tabs: { received: 'Otrzymane', sent: 'Wysłane', matches: 'Pary' },
  newCount: '{n, plural, one {# nowe} few {# nowe} many {# nowych} other {# nowego}}',
  lead: {
    received:
      '{n, plural, =0 {Zawsze widzisz wszystkie osoby, którym się podobasz, także bez Premium.} one {Masz # nowe polubienie. Zawsze widzisz wszystkie osoby, którym się podobasz, także bez Premium.} few {Masz # nowe polubienia. Zawsze widzisz wszystkie osoby, którym się podobasz, także bez Premium.} many {Masz # nowych polubień. Zawsze widzisz wszystkie osoby, którym się podobasz, także bez Premium.} other {Masz # nowego polubienia. Zawsze widzisz wszystkie osoby, którym się podobasz, także bez Premium.}}',
    sent: 'Te osoby Ci się podobają. Polubienie możesz w każdej chwili cofnąć.',
    matches: 'Tu sympatia jest wzajemna. Na początek często wystarczy małe pytanie.',
  },
  row: {
    new: 'nowe',
    received: 'lubi Twój profil',
    sent: 'podoba Ci się',
    match: 'Podobacie się sobie',
    likeBack: 'Odwzajemnij',
    takeBack: 'Cofnij',
    message: 'Wiadomość',
  },
  empty: {
    received: 'Jeszcze bez polubień',
    receivedHelp: 'Najszybciej zmieni się to, gdy pierwszy krok zrobisz Ty.',
    sent: 'Nikogo jeszcze tu nie ma?',
    sentHelp: 'Gdy ktoś Ci się spodoba, dotknij serca na zdjęciu.',
    matches: 'Jeszcze nie ma pary',
    matchesHelp: 'Gdy sympatia okaże się wzajemna, zobaczysz to tutaj.',
    discover: 'Odkrywaj ludzi',
  },
  news: {
    one: '{name} lubi Twój profil.',
    several: '{n, plural, one {# nowe polubienie} few {# nowe polubienia} many {# nowych polubień} other {# nowego polubienia}}',
    show: 'Zobacz',
  },
  match: {
    label: 'Nowa para: Ty i {name}',
    title: 'Podobacie się sobie.',
    text: '{name} i Ty: sympatia jest wzajemna. Kto zrobi pierwszy krok?',
    photos: 'Ty i {name}',
    message: 'Wiadomość: {name}',
    goOn: 'Odkrywaj dalej',
  },
} satisfies Messages;
