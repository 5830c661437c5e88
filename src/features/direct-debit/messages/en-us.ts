import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  debit: {
    zip: 'ZIP code',
    phone: 'Cell phone number',
    mandate1:
      'I authorize {company}, {address}, to collect one payment from my account by direct debit. At the same time, I instruct my bank to honor the direct debit that {company} draws on my account.',
    steps: { cancelled: 'Debit canceled' },
  },
  errors: {
    phone_invalid: 'Please enter a valid cell phone number.',
  },
} satisfies Overlay<Messages>;
