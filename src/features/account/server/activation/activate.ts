import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { openLink, useLink } from '../mail-links/link-tokens.ts';
import { setActive } from '../status/status-repo.ts';
import { canTransition } from '../status/status-transitions.ts';

export interface ActivateDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** What else happens with the activation, in its transaction; the result is called after the commit. */
  readonly activated: (tx: Tx, user: UserId, now: Date) => Promise<() => void>;
}

/** Uses up the link and activates the account in one transaction: a used link has always activated its account. */
export async function activate(
  { db, clock, activated }: ActivateDeps,
  token: string,
  { site }: Pick<Call, 'site'>,
): Promise<Result<typeof done, 'link_expired'>> {
  const outcome = await db.transaction().execute(async (tx): Promise<{ user: UserId; notify: () => void } | 'was_active' | 'refused'> => {
    const link = await openLink(tx, clock, site, token, 'activation');
    if (link === null) return 'refused';
    const { id, status } = link.user;
    // A second link does no harm when several mails were sent, nor the same one again when its first answer was lost.
    if (status === 'active' && (link.used || !link.expired)) return 'was_active';
    // A held or deleted account is left unchanged.
    if (link.used || link.expired || status === 'deleted' || !canTransition(status, 'active')) return 'refused';
    await useLink(tx, clock, token);
    const now = clock.now();
    await setActive(tx, id, now);
    return { user: id, notify: await activated(tx, id, now) };
  });
  if (outcome === 'refused') return fail('link_expired');
  if (outcome === 'was_active') return ok(done);
  outcome.notify();
  return ok(done);
}
