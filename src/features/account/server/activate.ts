import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { useLinkToken } from './link-tokens.ts';
import { activateUser, findUser } from './user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
}

/** Uses the link up and activates the account together: a link that was used has done its work. */
export async function activate({ db, clock, bus }: Deps, token: string): Promise<Result<typeof done, 'link_expired'>> {
  const outcome = await db.transaction().execute(async (tx): Promise<{ activated: UserId } | 'was_active' | 'refused'> => {
    const user = await useLinkToken(tx, clock, token, 'activation');
    if (user === null) return 'refused';
    if (await activateUser(tx, user, clock.now())) return { activated: user };
    // Of several mails the second link does no harm; a held or deleted account stays what it is.
    return (await findUser(tx, user))?.status === 'active' ? 'was_active' : 'refused';
  });
  if (outcome === 'refused') return fail('link_expired');
  // From now on the member can be found.
  if (outcome !== 'was_active') bus.publish({ channel: 'profile', payload: String(outcome.activated) });
  return ok(done);
}
