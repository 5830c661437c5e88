import { fail, type Failure } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import { accountRules, counterOf, createLoginThrottle } from '#features/account/server/index.ts';
import type { StaffDeps } from './deps.ts';

export interface Guess {
  /** The guess was right, so its counters begin anew. */
  succeeded(): Promise<void>;
}

/**
 * Counts a guess before it is checked: for one network and account, and for the account from everywhere. Passwords and codes have
 * counters of their own.
 */
export async function countGuess(
  { db, clock }: Pick<StaffDeps, 'db' | 'clock'>,
  what: 'password' | 'code',
  account: string | number,
  { network }: Pick<Call, 'network'>,
): Promise<Guess | Failure<'too_many_attempts'>> {
  const [near, far] = [createLoginThrottle(db, clock), createLoginThrottle(db, clock, accountRules)];
  const [here, everywhere] = [counterOf('staff', what, network, account), counterOf('staff everywhere', what, account)];
  const own = await near.minutesBlocked(here);
  const minutes = own > 0 ? own : await far.minutesBlocked(everywhere);
  if (minutes > 0) return fail('too_many_attempts', { minutes });
  return {
    async succeeded() {
      await near.succeeded(here);
      await far.succeeded(everywhere);
    },
  };
}
