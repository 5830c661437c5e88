import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'No app store needed: you get an icon on your device, and your chats open even when you’re offline.',
    add: 'Add the icon',
    ios: 'In Safari, tap Share, then “Add to Home Screen”.',
  },
  line: {
    slow: 'That’s not working right now.',
    trying: 'We’ll keep trying.',
    now: 'Try now',
    offline: 'You’re offline.',
    since: 'Last updated: {time}.',
    waiting: '{n, plural, one {One message is waiting.} other {# messages are waiting.}}',
  },
} satisfies Messages;
