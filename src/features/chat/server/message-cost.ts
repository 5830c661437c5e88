import type { Static } from 'typebox';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import type { MessageCost } from '../contract/endpoints.ts';

/** What one message costs: in credits, and in the money of the member's country where the site prices it. */
export function costOfMessage(
  settings: Pick<StoredSettings, 'message_credits' | 'minimum_message_costs'>,
  country: string | null,
): Static<typeof MessageCost> {
  const credits = settings.message_credits;
  const price = country === null || credits === 0 ? undefined : settings.minimum_message_costs[country];
  return { credits, money: price ? { amount: price.costs, currency: price.currency } : null };
}
