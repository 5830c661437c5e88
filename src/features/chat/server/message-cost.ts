import type { Static } from 'typebox';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import type { MessageCost } from '../contract/endpoints.ts';

/** What a message, a picture or a gift costs: in credits, and in the money of the member's country where the site prices its messages. */
export function costOf(
  what: 'message_credits' | 'photo_credits' | 'gift_credits',
  settings: Pick<StoredSettings, 'message_credits' | 'photo_credits' | 'gift_credits' | 'minimum_message_costs'>,
  country: string | null,
): Static<typeof MessageCost> {
  const credits = settings[what];
  const price = country === null || credits === 0 ? undefined : settings.minimum_message_costs[country];
  if (!price) return { credits, money: null };
  // The site prices a message: a credit is worth its share of that.
  const each = price.costs / Math.max(1, settings.message_credits);
  return { credits, money: { amount: Math.round(each * credits), currency: price.currency } };
}

/** What waits for the activation costs nothing. */
export const free: Static<typeof MessageCost> = { credits: 0, money: null };
