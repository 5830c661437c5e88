import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  debit: {
    zip: 'ZIP code',
    city: 'City',
    phone: 'Cell phone number',
    mandate1:
      'By granting this mandate, you authorize (A) {company}, {address}, to send a one-off instruction to your bank to debit your account and (B) your bank to debit your account in accordance with the instruction from {company}.',
    steps: { cancelled: 'Debit canceled' },
  },
  errors: {
    phone_invalid: 'Please enter a valid cell phone number.',
  },
} satisfies Overlay<Messages>;
