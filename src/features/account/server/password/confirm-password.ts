import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Viewer } from '#platform/server/http/context.ts';
import { confirmedUntil } from '../factors/session-confirmation-repo.ts';
import { counterOf, createLoginThrottle } from '../attempts/login-throttle.ts';
import { checkPassword } from './passwords.ts';
import { findUser, type UserRow } from '../user/user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** One counter per user, across all devices: a stolen session cannot be used to guess the password. */
export const confirmationCounter = (user: UserId): Buffer => counterOf('confirm', user);

/** The same for the first code of a new authenticator. */
export const factorCounter = (user: UserId): Buffer => counterOf('factor', user);

/**
 * Checks the password that a logged-in member enters again before a sensitive change; throttled like a login. An empty password is
 * accepted when the session was confirmed within the last minutes, by a passkey or the password. `field`: its name in the form.
 * Returns the user row against which the password was checked.
 */
export async function confirmPassword(
  { db, clock }: Deps,
  viewer: Pick<Viewer, 'userId' | 'sessionId'>,
  password: string,
  field: string,
): Promise<Result<UserRow, 'wrong_password' | 'too_many_attempts'>> {
  const id = viewer.userId;
  if (password === '') {
    const confirmed = await confirmedUntil(db, viewer, clock.now());
    const owner = confirmed === null ? null : await findUser(db, id);
    // An empty password is a form sent too early, not a guess.
    return owner === null ? fail('wrong_password', { field }) : ok(owner);
  }
  const throttle = createLoginThrottle(db, clock);
  const counter = confirmationCounter(id);
  const minutes = await throttle.minutesBlocked(counter);
  if (minutes > 0) return fail('too_many_attempts', { minutes });
  const user = await findUser(db, id);
  if (user === null || !(await checkPassword(user.passwordHash, password))) return fail('wrong_password', { field });
  await throttle.succeeded(counter);
  return ok(user);
}

/** Resets the counter, because the password was right. */
export const forgiveTries = ({ db, clock }: Deps, user: UserId): Promise<void> =>
  createLoginThrottle(db, clock).succeeded(confirmationCounter(user));
