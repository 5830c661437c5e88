import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  method: { notes: { bank_transfer: '1 to 2 business days' } },
} satisfies Overlay<Messages>;
