import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  checkout: { buy: 'Order and pay' },
  result: {
    loadingText:
      'We haven’t heard about your {method} payment yet. If you’ve paid, it will show here in a moment. If not, pick up where you left off.',
  },
  owed: { pending: 'Your payment is on its way. As soon as it arrives, you can keep going.' },
} satisfies Overlay<Messages>;
