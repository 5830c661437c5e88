import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {New message} other {# new messages}} from {from}',
    body: 'Drop in whenever it suits you.',
  },
  messages: {
    title: '{messages, plural, one {# new message} other {# new messages}}',
    body: '{members, plural, one {Someone has} other {# people have}} messaged you.',
  },
  likes: {
    title: '{likes, plural, offset:1 =1 {{from} likes} one {{from} and someone else like} other {{from} and # others like}} you',
    body: 'See if you feel the same.',
  },
  match: {
    title: 'It’s a match with {from}',
    body: 'You like each other. Who’ll message first?',
  },
  photo: {
    title: 'Your profile has no photo yet',
    body: 'One is enough to start with.',
  },
  week: {
    title: 'Your week on {site}',
    body: 'There’s something new for you. Drop in whenever it suits you.',
  },
  preview: {
    image: 'A photo for you',
    gif: 'A GIF for you',
    gift: 'A gift for you',
  },
} satisfies Messages;
