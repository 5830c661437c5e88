import { addDays, dayIn } from '#platform/contract/time.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import { paginate } from '#platform/server/db/paginate.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import type { Site } from '#features/site/server/index.ts';
import { publishBalance, readBalance } from '../order/publish-balance.ts';
import { refreshPremium } from './refresh-premium.ts';
import { beginDays } from './begin-days.ts';
import { type DueMember, listDueMembers } from './premium-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly sites: { byId(id: SiteId): Promise<Pick<Site, 'timeZone'>> };
}

const batchSize = 100;

/**
 * Begins the current day for every member with premium for some days, and ends premium that is over. A member for whom this fails is
 * tried again by the next run.
 */
export async function beginAllDays(deps: Deps): Promise<void> {
  const { db, clock, log, sites } = deps;
  // The latest calendar day anywhere on earth.
  const latest = addDays(dayIn('UTC', clock.now()), 1);
  const due = paginate<DueMember>((after) => listDueMembers(db, latest, after?.user ?? 0, batchSize));
  for await (const { user, site } of due) {
    try {
      await beginDay(deps, user, (await sites.byId(site)).timeZone);
    } catch (error) {
      log.warn({ user, error: String(error) }, 'a day of premium did not begin, will be retried');
    }
  }
}

async function beginDay({ db, clock, live }: Deps, user: UserId, timeZone: string): Promise<void> {
  const now = clock.now();
  const ended = await transact(db, async (tx) => {
    const before = await readBalance(tx, user);
    await beginDays(tx, user, dayIn(timeZone, now), now);
    await refreshPremium(tx, user);
    const after = await readBalance(tx, user);
    return before?.paidUser === after?.paidUser ? null : after;
  });
  publishBalance(live, ended);
}
