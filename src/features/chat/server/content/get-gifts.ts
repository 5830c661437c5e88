import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { balanceOf } from '#features/credits/server/index.ts';
import type { getGifts as endpoint } from '../../contract/endpoints.ts';
import type { ChatDeps } from '../reading/get-chat.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import { giftOffers } from './own/gift-offers.ts';

/** The available gifts with their prices for this member. */
export async function getGifts(
  { db, members, content }: ChatDeps & { readonly content: SiteContent },
  viewer: UserId,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [context, credits] = await Promise.all([members.viewerContext(viewer), balanceOf(db, viewer)]);
  const offers = await giftOffers(content, context.site);
  // Nothing costs anything before the account is activated.
  const gifts = offers
    .filter(({ offered }) => offered)
    .map((offer) => ({ gift: offer.gift, cost: { credits: context.viewer.active ? offer.credits : 0 } }));
  return ok({ gifts, credits });
}
