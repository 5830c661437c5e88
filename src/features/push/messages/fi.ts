import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Uusi viesti} other {# uutta viestiä}}: {from}',
    body: 'Käy katsomassa, kun sinulle sopii.',
  },
  messages: {
    title: '{messages, plural, one {# uusi viesti} other {# uutta viestiä}}',
    body: '{members, plural, one {Joku on} other {# ihmistä on}} kirjoittanut sinulle.',
  },
  likes: {
    title: '{likes, plural, offset:1 =1 {{from} tykkää} one {{from} ja yksi muu tykkäävät} other {{from} ja # muuta tykkäävät}} sinusta',
    body: 'Katso, onko tunne molemminpuolinen.',
  },
  match: {
    title: 'Match: {from}',
    body: 'Tykkäätte toisistanne. Kumpi kirjoittaa ensin?',
  },
  photo: {
    title: 'Profiilistasi puuttuu vielä kuva',
    body: 'Alkuun riittää yksi.',
  },
  week: {
    title: 'Viikkosi palvelussa {site}',
    body: 'Sinulle on uutta. Käy katsomassa, kun sinulle sopii.',
  },
  preview: {
    image: 'Kuva sinulle',
    gif: 'GIF sinulle',
    gift: 'Lahja sinulle',
  },
} satisfies Messages;
