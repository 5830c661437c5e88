import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  order_confirmation: { bought: 'You bought: {item}. Total price: {amount}. Tax included: {vat} ({rate}).' },
  deletion: {
    body: 'No one can see your profile anymore. You can change your mind until {until}: just log in, and everything is back. After that we delete your data for good and keep only the billing records the law requires.',
  },
} satisfies Overlay<Messages>;
