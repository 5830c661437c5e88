import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getTotals } from '../contract/totals.ts';
import { createFindTotals, type TotalsParts } from './totals-repo.ts';

/** The counts that badges, title and app badge show until the browser has loaded the lists. */
export function createTotals({ database }: Platform, parts: TotalsParts): Feature {
  const findTotals = createFindTotals(database.db, parts);
  return {
    routes: tagged('badge-counts', 'Numbers for badges.', [
      route(getTotals, async (_input, { viewer }) => {
        const { unread_messages, new_likes, newest_message } = await findTotals(viewer.userId);
        return ok({ unread_messages, new_likes, newest_message });
      }),
    ]),
  };
}
