import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { User } from '../contract/user.ts';
import { loginCounter, rememberDevice } from './known-device.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { checkPassword, hashPassword, needsRehash } from './passwords.ts';
import { offerRestore } from './restore-cookie.ts';
import type { Sessions } from './sessions.ts';
import { isOpen, restorableUntil } from './status-transitions.ts';
import { findUserByEmail, lockUser, setPasswordHash, type UserRow } from './user-repo.ts';
import type { PresentUser } from './present-user.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
  readonly devices: Signer;
  readonly restores: Signer;
  readonly presentUser: PresentUser;
}

/** Same reply, in the same time, for a wrong password, an unknown address and a closed account. */
export async function login(
  deps: Deps,
  body: { email: string; password: string },
  call: Call,
): Promise<Result<{ user: User }, 'login_failed' | 'too_many_attempts' | 'account_deleted'>> {
  const { db, clock, throttle, devices, restores } = deps;
  const email = body.email.trim().toLowerCase();
  const counter = loginCounter(devices, call, email);
  const minutes = await throttle.minutesBlocked(counter);
  if (minutes > 0) return fail('too_many_attempts', { minutes });

  const now = clock.now();
  const user = await findUserByEmail(db, call.site, email);
  const restorable = user?.deletedAt && restorableUntil(user.deletedAt) > now ? user.deletedAt : null;
  const canLogIn = user !== null && (isOpen(user.status) || restorable !== null);
  const passwordMatches = await checkPassword(canLogIn ? user.passwordHash : null, body.password);
  if (!passwordMatches || user === null) return fail('login_failed');

  await throttle.succeeded(counter);
  if (restorable !== null) {
    offerRestore(restores, call, { user: user.id, deletedAt: restorable }, now);
    return fail('account_deleted', { until: restorableUntil(restorable).toISOString() });
  }
  if (!(await startSession(deps, user, body.password, call))) return fail('login_failed');
  rememberDevice(devices, call, email);
  return ok({ user: await deps.presentUser(user) });
}

/** Starts the session. False when the password was changed or the account closed while the password was being checked. */
async function startSession({ db, sessions }: Deps, user: UserRow, password: string, call: Call): Promise<boolean> {
  const renewed = needsRehash(user.passwordHash) ? await hashPassword(password) : null;
  return db.transaction().execute(async (tx) => {
    const current = await lockUser(tx, user.id);
    if (current === null || !isOpen(current.status)) return false;
    if (current.passwordHash !== user.passwordHash && !(await checkPassword(current.passwordHash, password))) return false;
    if (renewed !== null) await setPasswordHash(tx, user.id, renewed);
    await sessions.begin(tx, user.id, call);
    return true;
  });
}
