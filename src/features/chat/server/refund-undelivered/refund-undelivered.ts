import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { returnSpend } from '#features/credits/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { spendingMonth } from '../message/spending-month.ts';
import { findUndelivered } from './undelivered-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly sites: Sites;
}

/** Within so many days after it was sent a message has to reach somebody. */
const days = 7;
const batchSize = 200;

/**
 * Members pay for what arrives: gives the credits of the rest back. Each message once, however often this runs. `leaving`: only of
 * what was sent to this member, whose account can no longer come back and is about to be purged: before that, the receiver could
 * delete the account, have everything given back, and come back to read it.
 */
export async function refundUndelivered({ db, clock, live, sites }: Deps, leaving: UserId | null = null): Promise<void> {
  const now = clock.now();
  let returned = batchSize;
  while (returned === batchSize) {
    const undelivered = await findUndelivered(db, leaving, { days, now, limit: batchSize });
    returned = 0;
    for (const { sender, site, paidUser, clientId, cause } of undelivered) {
      const month = spendingMonth((await sites.byId(site)).timeZone, now);
      const credits = await returnSpend(db, { user: sender, key: `message:${sender}:${clientId}`, kind: cause, month }, now);
      if (credits === null) continue;
      returned += 1;
      live.publish(creditsChanged, [sender], { credits, paid_user: paidUser });
    }
  }
}
