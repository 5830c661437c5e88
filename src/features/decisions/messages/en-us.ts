import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  warning: {
    todo: 'Don’t send money, codes, or ID, here or anywhere else. If you’ve already paid something, call your bank right away and go to the police. Keep the messages.',
  },
} satisfies Overlay<Messages>;
