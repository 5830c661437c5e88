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

/** One for each user, whatever the device: whoever has got hold of a session cannot guess with it. */
export const confirmationCounter = (user: UserId): Buffer => counterOf('confirm', user);

/**
 * The password of a member who is logged in, asked again before something that counts; throttled like a login.
 * `field`: what the form calls it. Answers the user as checked: `passwordHash` is the one that the password is right for.
 */
export async function confirmPassword(
  { db, clock }: Deps,
  id: UserId,
  password: string,
  field: string,
): Promise<Result<UserRow, 'wrong_password' | 'too_many_attempts'>> {
  const throttle = createLoginThrottle(db, clock);
  const counter = confirmationCounter(id);
  const minutes = await throttle.minutesBlocked(counter);
  if (minutes > 0) return fail('too_many_attempts', { minutes });
  const user = await findUser(db, id);
  if (user === null || !(await checkPassword(user.passwordHash, password))) return fail('wrong_password', { field });
  await throttle.succeeded(counter);
  return ok(user);
}
