import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  sessions: { lead: 'Don’t recognize a device? Log it out and change your password.' },
  deleted: {
    text: 'No one can see your profile anymore. You can log in and get everything back until {date}. After that, it’s gone for good.',
    offer: 'If you come back, you get {percent} off one purchase until {date}. We’ll have the code ready at checkout.',
  },
  mailDone: {
    failedText: 'The link has expired, has already been used, or is incomplete. You can ask for a new one in your settings.',
  },
  privacy: {
    visitorsHelp:
      'People without an account can see you too: on the home page, in search, and through a shared link. They see your first name, age, and city, your first photo, the others only blurred, and whether you’re online.',
    mailNameHelp: 'Emails to others may mention your first name, age, and city.',
  },
  export: { lead: 'Everything we hold about you in one file: profile, photos, conversations, purchases, and more.' },
  remove: {
    text: 'Your profile, photos, likes, and conversations disappear right away, for everyone. You can log in and come back until {date}.',
  },
} satisfies Overlay<Messages>;
