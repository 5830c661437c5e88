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
    now: 'Try now',
    offline: 'You’re offline. Last updated at {time}',
  },
  share: {
    title: 'Who’s this for?',
    text: 'Open a conversation and you’ll find it in the text field. Nothing is sent until you press “Send”.',
    cancel: 'Never mind',
    pictures: '{n, plural, one {# photo} other {# photos}}',
    lost: 'What you shared didn’t arrive. Please share it again.',
    close: 'Close',
  },
} satisfies Messages;
