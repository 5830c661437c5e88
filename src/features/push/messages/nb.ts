import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Ny melding} other {# nye meldinger}} fra {from}',
    body: 'Stikk innom når det passer deg.',
  },
  messages: {
    title: '{messages, plural, one {# ny melding} other {# nye meldinger}}',
    body: '{members, plural, one {Noen har} other {# personer har}} skrevet til deg.',
  },
  likes: {
    title: '{likes, plural, offset:1 =1 {{from}} one {{from} og én til} other {{from} og # andre}} liker deg',
    body: 'Se om du føler det samme.',
  },
  match: {
    title: 'Match med {from}',
    body: 'Dere liker hverandre. Hvem skriver først?',
  },
  photo: {
    title: 'Profilen din mangler et bilde',
    body: 'Ett er nok til å begynne med.',
  },
  week: {
    title: 'Uken din på {site}',
    body: 'Det er noe nytt for deg. Stikk innom når det passer deg.',
  },
  preview: {
    image: 'Et bilde til deg',
    gif: 'En GIF til deg',
    gift: 'En gave til deg',
  },
} satisfies Messages;
