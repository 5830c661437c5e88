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

/** A message that is not received within this many days after sending is refunded. */
const days = 7;
const batchSize = 200;

/**
 * Refunds messages that were never received, because members pay only for messages that arrive. Each message is refunded once,
 * however often this runs. `leaving`: only messages to this member, whose account can no longer be restored and is about to be
 * purged. An earlier refund would let the recipient delete the account, have everything refunded, and come back to read it.
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
