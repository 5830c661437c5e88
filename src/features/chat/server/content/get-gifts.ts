import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { balanceOf } from '#features/credits/server/index.ts';
import type { getGifts as endpoint } from '../../contract/endpoints.ts';
import { gifts } from '../../contract/gifts.ts';
import type { ChatDeps } from '../reading/get-chat.ts';
import { costOf } from '../message/message-cost.ts';

/** The available gifts with their prices for this member. */
export async function getGifts({ db, members }: ChatDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [context, credits] = await Promise.all([members.viewerContext(viewer), balanceOf(db, viewer)]);
  const cost = costOf('gift_credits', context.site.settings, context.viewer.active);
  return ok({ gifts: gifts.map((gift) => ({ gift, cost })), credits });
}
