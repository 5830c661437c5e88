import type { Static } from 'typebox';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import type { MessageCost } from '../../contract/endpoints.ts';

/** The price of a message, a picture or a gift in credits, and in money if the site has a price for the member's country. */
export function costOf(
  what: 'message_credits' | 'photo_credits' | 'gift_credits',
  settings: Pick<StoredSettings, 'message_credits' | 'photo_credits' | 'gift_credits' | 'minimum_message_costs'>,
  country: string | null,
): Static<typeof MessageCost> {
  const credits = settings[what];
  const price = country === null || credits === 0 ? undefined : settings.minimum_message_costs[country];
  if (!price) return { credits, money: null };
  // The site's price is for one message, from which the value of a credit follows.
  const pricePerCredit = price.costs / Math.max(1, settings.message_credits);
  return { credits, money: { amount: Math.round(pricePerCredit * credits), currency: price.currency } };
}

/** The price before the sender's account is activated. */
export const free: Static<typeof MessageCost> = { credits: 0, money: null };
