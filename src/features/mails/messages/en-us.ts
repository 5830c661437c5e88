import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  order_confirmation: { bought: 'You bought: {item}. Total price: {amount}. Tax included: {vat} ({rate}).' },
  deleted_address: {
    body: 'Someone just gave us this email address. It belongs to a deleted account that you can restore until {until}: just log in with your old password. If you’d rather start over, contact our customer service.',
  },
  fraud_warning: {
    todo: 'Don’t send money, codes, or ID, here or anywhere else. If you’ve already paid something, call your bank right away and go to the police. Keep the messages.',
  },
  deletion: {
    body: 'No one can see your profile anymore. You can change your mind until {until}: just log in, and everything is back. After that we delete your data for good and keep only the billing records the law requires.',
  },
} satisfies Overlay<Messages>;
