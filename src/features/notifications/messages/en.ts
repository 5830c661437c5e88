import type { Messages } from './de.ts';

export const messages = {
  alerts: {
    later: 'Later',
    quiet: 'We won’t disturb you while you swipe, look at profiles or chat.',
    activation: {
      text: 'Until then no one can find you. Anything you write is kept and costs nothing.',
      address: 'Change address',
    },
    name: {
      text: 'Your name looks like an address or phone number, or mixes scripts. A first name or nickname is enough.',
      change: 'Change name',
    },
    photo: {
      text: 'With a photo it’s easier to get talking. One is all you need.',
      add: 'Add a photo',
    },
    disabled: {
      text: 'You’ll only see what’s new while you’re here.',
      open: 'Open settings',
    },
    push: {
      how: 'How we’ll let you know',
      wrote: 'has written to you',
      now: 'now',
      notNow: 'Not now',
      text: 'We only notify you when something has really happened, and show what a message says only if you want us to.',
      on: 'Turn on notifications',
    },
  },
  title: 'Notifications',
  lead: 'Changes save right away. We only write when something has really happened.',
  device: 'Notifications on this device',
  state: {
    unknown: 'Checking…',
    not_capable:
      'This browser can’t do that. On an iPhone it works once you add the site to your home screen. You’ll still get our emails.',
    not_subscribed: 'Off. When you turn it on, your browser asks for your permission.',
    subscribed: 'On.',
    denied: 'Your browser blocks notifications from this site. Allow them in the browser’s settings, then turn them on here.',
  },
  since: 'On since {day}.',
  preview: 'Show what messages say',
  previewText: 'Otherwise a notification only says who has written to you. Applies to all your devices.',
  people: 'People',
  house: 'From us',
  push: 'Devices',
  mail: 'Email',
  mailOnly: 'email only',
  switch: '{type}: {channel}',
  types: {
    new_conversations: 'New conversations',
    new_messages: 'New messages',
    like: 'Likes and matches',
    unread_message_reminders: 'Unread messages',
    weekly_updates: 'Weekly summary',
    reminders: 'Reminders',
    news: 'News',
    promotions: 'Offers',
  },
  help: {
    new_conversations: 'Someone writes to you for the first time',
    new_messages: 'In conversations that are already going',
    like: 'Someone likes you, or you like each other',
    unread_message_reminders: 'One reminder after a day, a last one after three',
    weekly_updates: 'Who’s new near you, once a week',
    reminders: 'When your profile still needs something',
    news: 'What’s changing at {site}, no advertising',
    promotions: 'Only with your consent: turning this on gives it, turning it off withdraws it',
  },
  unsubscribe: {
    title: 'Unsubscribe from emails',
    question: 'These emails go to {email}. Shall we stop sending them?',
    off: 'Unsubscribe',
    offTitle: 'Unsubscribed',
    offText: 'We’ll no longer send emails of this kind to {email}.',
    on: 'Subscribe again',
    onTitle: 'Subscribed again',
    onText: 'We’re sending these emails to {email} again.',
    all: 'Open all settings',
    invalid: 'This link doesn’t work',
  },
  errors: {
    push_service_refused: 'We can’t reach this browser’s push service. You’ll still get our emails.',
    link_invalid:
      'It may not have been copied in full, or the account no longer exists. You can unsubscribe from each kind of email in your settings.',
  },
} satisfies Messages;
