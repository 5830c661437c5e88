import type { Messages } from './de.ts';

export const messages = {
  title: 'Tykkäykset',
  tabs: { received: 'Saadut', sent: 'Lähetetyt', matches: 'Matchit' },
  newCount: '{n, plural, one {# uusi} other {# uutta}}',
  lead: {
    received:
      '{n, plural, =0 {Näet aina kaikki, jotka tykkäävät sinusta, myös ilman Premiumia.} one {# uusi tykkäys. Näet aina kaikki, jotka tykkäävät sinusta, myös ilman Premiumia.} other {# uutta tykkäystä. Näet aina kaikki, jotka tykkäävät sinusta, myös ilman Premiumia.}}',
    sent: 'Näistä ihmisistä tykkäät. Voit perua tykkäyksen milloin vain.',
    matches: 'Tässä tunne on molemminpuolinen. Alkuun riittää usein pieni kysymys.',
  },
  row: {
    new: 'uusi',
    received: 'tykkää profiilistasi',
    sent: 'sai sinulta tykkäyksen',
    match: 'Tykkäätte toisistanne',
    likeBack: 'Tykkää takaisin',
    takeBack: 'Peru',
    message: 'Viesti',
  },
  empty: {
    received: 'Ei vielä tykkäyksiä',
    receivedHelp: 'Se muuttuu nopeimmin, kun teet itse aloitteen.',
    sent: 'Eikö vielä ketään?',
    sentHelp: 'Napauta kuvan sydäntä, kun tykkäät jostakusta.',
    matches: 'Ei vielä matcheja',
    matchesHelp: 'Kun joku tykkää sinustakin, näet sen täällä.',
    discover: 'Tutustu ihmisiin',
  },
  news: {
    one: '{name} tykkää sinusta.',
    several: '{n, plural, one {# uusi tykkäys} other {# uutta tykkäystä}}',
    show: 'Näytä',
  },
  match: {
    label: 'Match: {name}',
    title: 'Tykkäätte toisistanne.',
    text: 'Sinä ja {name} tykkäätte toisistanne. Kumpi kirjoittaa ensin?',
    photos: 'Sinä ja {name}',
    message: 'Viesti: {name}',
    goOn: 'Jatka selailua',
  },
} satisfies Messages;
