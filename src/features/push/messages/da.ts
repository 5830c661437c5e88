import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Ny besked} other {# nye beskeder}} fra {from}',
    body: 'Kig ind, når det passer dig.',
  },
  messages: {
    title: '{messages, plural, one {# ny besked} other {# nye beskeder}}',
    body: '{members, plural, one {Nogen har} other {# personer har}} skrevet til dig.',
  },
  likes: {
    title: '{likes, plural, offset:1 =1 {{from}} one {{from} og én til} other {{from} og # andre}} kan lide dig',
    body: 'Se, om du har det på samme måde.',
  },
  match: {
    title: 'Match med {from}',
    body: 'I kan lide hinanden. Hvem skriver først?',
  },
  photo: {
    title: 'Din profil mangler et billede',
    body: 'Ét er nok til at begynde med.',
  },
  week: {
    title: 'Din uge på {site}',
    body: 'Der er nyt til dig. Kig ind, når det passer dig.',
  },
  preview: {
    image: 'Et billede til dig',
    gif: 'En GIF til dig',
    gift: 'En gave til dig',
  },
} satisfies Messages;
