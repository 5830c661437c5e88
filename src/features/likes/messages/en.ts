import type { Messages } from './de.ts';

export const messages = {
  title: 'Likes',
  tabs: { received: 'Received', sent: 'Sent', matches: 'Matches' },
  newCount: '{n, number} new',
  lead: {
    received:
      '{n, plural, =0 {You always see everybody who likes you, even without Premium.} one {# like is new. You always see everybody who likes you, even without Premium.} other {# likes are new. You always see everybody who likes you, even without Premium.}}',
    sent: 'You like these people. You can take a like back at any time.',
    matches: 'Here it is mutual. A small question is often enough to begin.',
  },
  row: {
    new: 'new',
    received: 'likes your profile',
    sent: 'you like this profile',
    match: 'You like each other',
    likeBack: 'Like back',
    takeBack: 'Take back',
    message: 'Message',
  },
  empty: {
    received: 'No likes yet',
    receivedHelp: 'That changes fastest when you make the first move.',
    sent: 'Nobody yet?',
    sentHelp: 'Tap the heart on a photo when you like somebody.',
    matches: 'No match yet',
    matchesHelp: 'When somebody likes you too, you will see it here.',
    discover: 'Discover people',
  },
  news: {
    one: '{name} likes you.',
    several: '{n, plural, one {# new like} other {# new likes}}',
    show: 'Show',
  },
  match: {
    label: 'Match with {name}',
    title: 'You like each other.',
    text: 'You like {name}, and {name} likes you. Who writes first?',
    photos: 'You and {name}',
    message: 'Message {name}',
    goOn: 'Keep discovering',
  },
} satisfies Messages;
