import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'No app store needed: you get an icon on your device, and your chats open even when you’re offline.',
    add: 'Add the icon',
    ios: 'In Safari, tap Share, then “Add to Home Screen”.',
  },
} satisfies Messages;
