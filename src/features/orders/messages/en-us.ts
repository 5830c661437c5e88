import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  result: {
    loadingText:
      'We haven’t heard about your {method} payment yet. If you’ve paid, it will show here in a moment. If not, pick up where you left off.',
  },
  owed: { pending: 'Your payment is on its way. As soon as it arrives, you can keep going.' },
  cancellation: {
    nothingYet:
      'Nothing is canceled yet. You’ll see everything again in the next step. You can also simply write to us: {email}, {address}.',
  },
  errors: {
    too_many_payments:
      'That was a lot of orders or declined payments. For safety, you can continue in {unit, select, hours {{n, number}\u00a0h.} other {{n, number}\u00a0min.}}',
  },
} satisfies Overlay<Messages>;
