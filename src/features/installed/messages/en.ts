import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'No app store needed: you get an icon on your device, and your chats open even when you’re offline.',
    add: 'Add the icon',
    ios: 'In Safari, tap Share, then “Add to Home Screen”.',
  },
  back: 'Back',
  connection: {
    slow: 'This is taking a while.',
    failing: 'Not working right now. We’ll keep trying.',
    offline: 'You’re offline. As of {time}',
  },
} satisfies Messages;
