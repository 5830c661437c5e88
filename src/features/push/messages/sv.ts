import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Nytt meddelande} other {# nya meddelanden}} från {from}',
    body: 'Titta in när det passar dig.',
  },
  messages: {
    title: '{messages, plural, one {# nytt meddelande} other {# nya meddelanden}}',
    body: '{members, plural, one {Någon har} other {# personer har}} skrivit till dig.',
  },
  likes: {
    title: '{likes, plural, offset:1 =1 {{from}} one {{from} och en till} other {{from} och # till}} gillar dig',
    body: 'Se efter om du känner likadant.',
  },
  match: {
    title: 'Matchning med {from}',
    body: 'Ni gillar varandra. Vem skriver först?',
  },
  photo: {
    title: 'Din profil saknar bild',
    body: 'Det räcker med en till att börja med.',
  },
  week: {
    title: 'Din vecka på {site}',
    body: 'Det finns något nytt för dig. Titta in när det passar dig.',
  },
  preview: {
    image: 'En bild till dig',
    gif: 'En GIF till dig',
    gift: 'En gåva till dig',
  },
} satisfies Messages;
