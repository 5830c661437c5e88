import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { useLinkToken } from './link-tokens.ts';
import { setActive } from './status-repo.ts';
import { mayBecome } from './status-transitions.ts';

export interface ActivateDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
  /** What else happens with the activation, in its transaction; the result is called after the commit. */
  readonly activated: (tx: Tx, user: UserId, now: Date) => Promise<() => void>;
}

/** Uses the link up and activates the account together: a link that was used has done its work. */
export async function activate(
  { db, clock, bus, activated }: ActivateDeps,
  token: string,
  { site }: Pick<Call, 'site'>,
): Promise<Result<typeof done, 'link_expired'>> {
  const outcome = await db.transaction().execute(async (tx): Promise<{ user: UserId; tell: () => void } | 'was_active' | 'refused'> => {
    const used = await useLinkToken(tx, clock, site, token, 'activation');
    if (used === null) return 'refused';
    const { id, status } = used.user;
    // Of several mails the second link does no harm; a held or deleted account stays what it is.
    if (status === 'active') return 'was_active';
    if (status === 'deleted' || !mayBecome(status, 'active')) return 'refused';
    const now = clock.now();
    await setActive(tx, id, now);
    return { user: id, tell: await activated(tx, id, now) };
  });
  if (outcome === 'refused') return fail('link_expired');
  if (outcome === 'was_active') return ok(done);
  // From now on the member can be found.
  bus.publish({ channel: 'profile', payload: String(outcome.user) });
  outcome.tell();
  return ok(done);
}
