import type { Messages } from './de.ts';

export const messages = {
  later: 'Later',
  centre: { none: 'Nothing to do right now.', settings: 'Notification settings' },
  activation: {
    where: 'We sent it to {email}.',
    text: 'Until then no one can find you. Anything you write is kept and costs nothing.',
    address: 'Change address',
  },
  name: {
    text: 'Your name looks like an address or phone number, or mixes alphabets. A first name or nickname is enough.',
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
  visitors: {
    text: 'Visitors are people without an account. They’d see you on the home page, in search and through a shared link: your first name, age and town, your first photo, the others only blurred, and whether you’re online. You can change this in the settings at any time.',
    yes: 'Yes, show it',
    no: 'No',
    shown: 'Visitors can see your profile now.',
    hidden: 'Only members see your profile.',
  },
  push: {
    how: 'How we’ll let you know',
    wrote: 'sent you a message',
    now: 'now',
    notNow: 'Not now',
    text: 'We only notify you when something has really happened, and show what a message says only if you want us to.',
    on: 'Turn on notifications',
  },
} satisfies Messages;
