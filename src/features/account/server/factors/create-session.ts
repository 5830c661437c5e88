import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { createSigner, type Signer } from '#platform/server/secrets.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { User } from '../../contract/user.ts';
import type { PresentUser } from '../user/present-user.ts';
import { closedRefusal, isClosedByDecision, openIfOver } from '../status/closed-account.ts';
import { offerRestore } from '../status/restore-cookie.ts';
import type { Sessions } from '../session/sessions.ts';
import { isOpen, restorableUntil } from '../user/status-transitions.ts';
import { lockUser, type UserRow } from '../user/user-repo.ts';

export interface CreateSessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly sessions: Sessions;
  readonly presentUser: PresentUser;
  readonly security: SecurityLog;
  readonly restores: Signer;
  /** Signs access to the decision that has closed an account. */
  readonly decisions: Signer;
}

interface Entry {
  readonly id: UserId;
  /** How the member logged in, for the security log. */
  readonly reason: string;
  /** A secret that only the browser that logs in can know. */
  readonly proof: string;
  /** Uses the proof up; false when it is already used. The user's row is locked. */
  readonly use: (tx: Tx, user: UserRow) => Promise<boolean>;
}

/**
 * Logs in a member who has passed all required checks. The session token is derived from the proof: a repeated call whose response
 * was lost gets the same session while it exists, and never a second one.
 */
export async function createSessionFrom(
  deps: CreateSessionDeps,
  { id, reason, proof, use }: Entry,
  call: Call,
): Promise<Result<{ user: User }, 'login_failed' | 'account_deleted' | 'suspended' | 'banned'>> {
  const { db, clock, secret, sessions, presentUser, security, restores, decisions } = deps;
  const token = createSigner(secret, 'session-of-proof').sign([call.site, id, proof].join('\n'));
  const now = clock.now();
  const entered = await db.transaction().execute(async (tx) => {
    const locked = await lockUser(tx, id);
    if (locked?.siteId !== call.site) return null;
    const user = await openIfOver(tx, locked, now);
    if (isOpen(user.status) && (await sessions.resume(tx, user, token, call))) return { user, deletedAt: null, publish: () => undefined };
    if (!(await use(tx, user))) return null;
    if (user.deletedAt !== null && user.deletedFrom !== null && isOpen(user.deletedFrom) && restorableUntil(user.deletedAt) > now)
      return { user, deletedAt: user.deletedAt, publish: () => undefined };
    return isOpen(user.status) || isClosedByDecision(user)
      ? { user, deletedAt: null, publish: await sessions.begin(tx, user, call, token) }
      : null;
  });
  if (entered === null) {
    security.write({ event: 'login', outcome: 'refused', reason, user: id }, call);
    return fail('login_failed');
  }
  const { user, deletedAt, publish } = entered;
  if (deletedAt !== null) {
    offerRestore(restores, call, { user: user.id, deletedAt }, now);
    security.write({ event: 'login', outcome: 'refused', reason: 'deleted_account', user: id }, call);
    return fail('account_deleted', { until: restorableUntil(deletedAt).toISOString() });
  }
  publish();
  if (isClosedByDecision(user)) {
    security.write({ event: 'login', outcome: 'refused', reason: 'closed_account', user: id }, call);
    return closedRefusal(decisions, user, now);
  }
  security.write({ event: 'login', outcome: 'ok', reason, user: id }, call);
  return ok({ user: await presentUser(user) });
}
