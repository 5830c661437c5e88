import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { counterOf, createLoginThrottle } from './login-throttle.ts';
import { checkPassword } from './passwords.ts';
import { findUser, type UserRow } from './user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** One counter per user, across all devices: a stolen session cannot be used to guess the password. */
export const confirmationCounter = (user: UserId): Buffer => counterOf('confirm', user);

/**
 * Checks the password that a logged-in member enters again before a sensitive change; throttled like a login.
 * `field`: its name in the form. Returns the user row against which the password was checked.
 */
export async function confirmPassword(
  { db, clock }: Deps,
  id: UserId,
  password: string,
  field: string,
): Promise<Result<UserRow, 'wrong_password' | 'too_many_attempts'>> {
  // A form sent too early, not a guess.
  if (password === '') return fail('wrong_password', { field });
  const throttle = createLoginThrottle(db, clock);
  const counter = confirmationCounter(id);
  const minutes = await throttle.minutesBlocked(counter);
  if (minutes > 0) return fail('too_many_attempts', { minutes });
  const user = await findUser(db, id);
  if (user === null || !(await checkPassword(user.passwordHash, password))) return fail('wrong_password', { field });
  await throttle.succeeded(counter);
  return ok(user);
}

/** The password was right after all. */
export const forgiveTries = ({ db, clock }: Deps, user: UserId): Promise<void> =>
  createLoginThrottle(db, clock).succeeded(confirmationCounter(user));
