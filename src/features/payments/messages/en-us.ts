import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  result: {
    loadingText:
      'We haven’t heard about your {method} payment yet. If you’ve paid, it will show here in a moment. If not, pick up where you left off.',
  },
  debit: {
    zip: 'ZIP code',
    phone: 'Cell phone number',
    mandate1:
      'I authorize {company}, {address}, to collect one payment from my account by direct debit. At the same time, I instruct my bank to honor the direct debit that {company} draws on my account.',
    steps: { cancelled: 'Debit canceled' },
  },
  owed: { pending: 'Your payment is on its way. As soon as it arrives, you can keep going.' },
  cancellation: {
    nothingYet:
      'Nothing is canceled yet. You’ll see everything again in the next step. You can also simply write to us: {email}, {address}.',
  },
  errors: {
    too_many_payments:
      'That was a lot of orders or declined payments. For safety, you can continue in {unit, select, hours {{n, number}\u00a0h.} other {{n, number}\u00a0min.}}',
    phone_invalid: 'Please enter a valid cell phone number.',
  },
} satisfies Overlay<Messages>;
