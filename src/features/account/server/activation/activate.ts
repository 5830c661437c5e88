import { done } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { hashToken } from '#platform/server/secrets.ts';
import { findLink } from '../mail-links/link-token-repo.ts';
import { openLink, useLink } from '../mail-links/link-tokens.ts';
import { findUser, type UserRow } from '../user/user-repo.ts';
import { setActive } from '../status/status-repo.ts';
import { canTransition } from '../user/status-transitions.ts';

export interface ActivateDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Hook of other features, called in the transaction of the activation. The returned function is called after the commit. */
  readonly activated: (tx: Tx, user: UserId, now: Date) => Promise<() => void>;
}

/** Whether a mailed link activates an account or has activated it. Does not use the link up. The page needs it before it is rendered. */
export async function isActivationLink({ db, clock }: Pick<ActivateDeps, 'db' | 'clock'>, site: SiteId, token: string): Promise<boolean> {
  const link = await findLink(db, hashToken(token));
  const user = link === null ? null : await findUser(db, link.user);
  if (user?.siteId !== site || link?.purpose !== 'activation') return false;
  return outcomeOf({ used: link.usedAt !== null, expired: link.expiresAt <= clock.now() }, user.status) !== 'refused';
}

/** The effect of a link on an account of this status. */
function outcomeOf(
  link: { readonly used: boolean; readonly expired: boolean },
  status: UserRow['status'],
): 'activates' | 'was_active' | 'refused' {
  // Opening a second link is harmless, because several mails may have been sent; so is repeating a call whose response was lost.
  if (status === 'active' && (link.used || !link.expired)) return 'was_active';
  // A held or deleted account is left unchanged.
  return link.used || link.expired || status === 'deleted' || !canTransition(status, 'active') ? 'refused' : 'activates';
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
    const leadsTo = outcomeOf(link, status);
    if (leadsTo !== 'activates') return leadsTo;
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
