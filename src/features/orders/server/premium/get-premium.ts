import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { getPremium as endpoint } from '../../contract/premium.ts';
import { listTimes } from './premium-repo.ts';
import { premiumUntil } from './premium-time.ts';

/** A member's premium for some days, including times that are over. */
export async function getPremium(db: Db, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const times = await listTimes(db, viewer);
  return ok({
    until: premiumUntil(times),
    times: times.map(({ order, days, taken, createdAt, endedAt }) => ({
      order,
      days,
      created_at: createdAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
      returned: taken > 0,
    })),
  });
}
