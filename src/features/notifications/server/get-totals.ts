import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { getTotals as endpoint } from '../contract/totals.ts';
import { findTotals, type TotalsStore } from './totals-repo.ts';

/** What the badges, the title and the app badge show before a browser has the lists. */
export async function getTotals(store: TotalsStore, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { unread_messages, new_likes, newest_message } = await findTotals(store, viewer);
  return ok({ unread_messages, new_likes, newest_message });
}
