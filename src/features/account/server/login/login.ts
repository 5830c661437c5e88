import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import { normalizeEmail } from '../../contract/rules.ts';
import type { User } from '../../contract/user.ts';
import { hasAuthenticator } from '../factors/authenticator-repo.ts';
import { askSecondStep } from '../factors/second-step.ts';
import { loginCounters } from '../attempts/known-device.ts';
import type { LoginThrottle } from '../attempts/login-throttle.ts';
import { checkPassword, hashPassword, needsRehash } from '../password/passwords.ts';
import { closedRefusal, isClosedByDecision, openIfOver } from '../status/closed-account.ts';
import { offerRestore } from '../status/restore-cookie.ts';
import type { Sessions } from '../session/sessions.ts';
import { isOpen, restorableUntil } from '../user/status-transitions.ts';
import { findUserByEmail, lockUser, setPasswordHash, type UserRow } from '../user/user-repo.ts';
import type { PresentUser } from '../user/present-user.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
  /** Counts attempts over all networks. */
  readonly accountThrottle: LoginThrottle;
  readonly security: SecurityLog;
  readonly restores: Signer;
  readonly steps: Signer;
  /** Signs access to the decision that has closed an account. */
  readonly decisions: Signer;
  readonly presentUser: PresentUser;
}

/** The same reply, after the same time, for a wrong password, an unknown address and a closed account. */
export async function login(
  deps: Deps,
  body: { email: string; password: string },
  call: Call,
): Promise<
  Result<{ user: User }, 'login_failed' | 'too_many_attempts' | 'account_deleted' | 'second_step_required' | 'suspended' | 'banned'>
> {
  const { db, clock, throttle, accountThrottle, restores, steps, security } = deps;
  const email = normalizeEmail(body.email);
  const refused = (reason: string, user?: UserRow | null) =>
    security.write({ event: 'login', outcome: 'refused', reason, account: email, ...(user ? { user: user.id } : {}) }, call);
  // An empty password is not a guess but a form sent too early, so it is not counted.
  if (body.password === '') return fail('login_failed');
  const counters = await loginCounters(db, call, email);
  const ownMinutes = await throttle.minutesBlocked(counters.device, counters.owner);
  const minutes =
    ownMinutes > 0 || counters.account === null ? ownMinutes : await accountThrottle.minutesBlocked(counters.account, counters.owner);
  if (minutes > 0) {
    refused(ownMinutes > 0 ? 'device_blocked' : 'account_blocked');
    return fail('too_many_attempts', { minutes });
  }

  const now = clock.now();
  const user = await findUserByEmail(db, call.site, email);
  // An account that a decision had closed before it was deleted stays closed.
  const isRestorable = user?.deletedAt && user.deletedFrom !== null && isOpen(user.deletedFrom) && restorableUntil(user.deletedAt) > now;
  const restorable = isRestorable ? user.deletedAt : null;
  const canLogIn = user !== null && (isOpen(user.status) || isClosedByDecision(user) || restorable !== null);
  const passwordMatches = await checkPassword(canLogIn ? user.passwordHash : null, body.password);
  if (!passwordMatches || user === null) {
    refused(canLogIn ? 'wrong_password' : user === null ? 'unknown_account' : 'closed_account', user);
    return fail('login_failed');
  }

  await throttle.succeeded(counters.device);
  if (counters.account !== null) await accountThrottle.succeeded(counters.account);
  if (await hasAuthenticator(db, user.id)) {
    askSecondStep(steps, clock, user, call);
    refused('second_step_required', user);
    return fail('second_step_required');
  }
  if (restorable !== null) {
    offerRestore(restores, call, { user: user.id, deletedAt: restorable }, now);
    refused('deleted_account', user);
    return fail('account_deleted', { until: restorableUntil(restorable).toISOString() });
  }
  const started = await startSession(deps, user, body.password, call);
  if (started === null) {
    refused('changed_meanwhile', user);
    return fail('login_failed');
  }
  started.publish();
  if (isClosedByDecision(started.user)) {
    refused('closed_account', user);
    return closedRefusal(deps.decisions, started.user, now);
  }
  security.write({ event: 'login', outcome: 'ok', user: user.id }, call);
  return ok({ user: await deps.presentUser(started.user) });
}

/**
 * Starts the session. Null when the password was changed or the account closed while the password was being checked. The session of an
 * account that a decision has closed is good for the few calls that are open to it.
 */
async function startSession(
  { db, clock, sessions }: Deps,
  user: UserRow,
  password: string,
  call: Call,
): Promise<{ readonly user: UserRow; readonly publish: () => void } | null> {
  const renewed = needsRehash(user.passwordHash) ? await hashPassword(password) : null;
  return db.transaction().execute(async (tx) => {
    const locked = await lockUser(tx, user.id);
    const current = locked && (await openIfOver(tx, locked, clock.now()));
    if (current === null || !(isOpen(current.status) || isClosedByDecision(current))) return null;
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Both values are from the database.
    if (current.passwordHash !== user.passwordHash && !(await checkPassword(current.passwordHash, password))) return null;
    if (renewed !== null) await setPasswordHash(tx, user.id, renewed);
    return { user: current, publish: await sessions.begin(tx, current, call) };
  });
}
