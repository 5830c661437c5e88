import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  modal: { terms: 'Four hours from when you sign up, once per account. After that the normal price applies. No subscription.' },
} satisfies Overlay<Messages>;
