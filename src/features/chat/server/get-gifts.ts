import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { balanceOf } from '#features/credits/server/index.ts';
import type { getGifts as endpoint } from '../contract/endpoints.ts';
import { gifts } from '../contract/gifts.ts';
import { findCountry } from './chat-repo.ts';
import type { ChatDeps } from './get-chat.ts';
import { costOf, free } from './message-cost.ts';

/** The catalogue, with what each costs this member. */
export async function getGifts({ db, members }: ChatDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [look, country, credits] = await Promise.all([members.lookAs(viewer), findCountry(db, viewer), balanceOf(db, viewer)]);
  const cost = look.viewer.active ? costOf('gift_credits', look.site.settings, country) : free;
  return ok({ gifts: gifts.map((gift) => ({ gift, cost })), credits });
}
