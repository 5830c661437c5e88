import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  amounts: 'All amounts in {currency}, tax included.',
  columns: { vat: 'Tax' },
  vat: '{rate, number}% tax ({country})',
  placeOfSeller: 'Place of supply and tax rate are those of the country where we are established ({country}).',
} satisfies Overlay<Messages>;
