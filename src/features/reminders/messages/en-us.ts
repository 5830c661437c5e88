import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  visitors: {
    text: 'Visitors are people without an account. They’d see you on the home page, in search, and through a shared link: your first name, age, and city, your first photo, the others only blurred, and whether you’re online. You can change this in the settings at any time.',
  },
} satisfies Overlay<Messages>;
