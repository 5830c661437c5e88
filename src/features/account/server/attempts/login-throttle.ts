import { createHash } from 'node:crypto';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type BlockRules, countAttempt, resetAttempts } from './login-failure-repo.ts';

/** Wrong passwords in a row before the counter blocks, and the minutes of the block, which double with each further one, up to a day. */
export const counterRules: BlockRules = { freeAttempts: 5, firstBlock: 5, maxBlock: 24 * 60 };

/**
 * Limits wrong passwords for one account from all unknown devices together, whatever their addresses: far more than its owner needs,
 * far fewer than guessing takes. Known devices are not counted, so an attacker cannot lock out the owner there.
 */
export const accountRules: BlockRules = { freeAttempts: 50, firstBlock: 30, maxBlock: 24 * 60 };

export interface LoginThrottle {
  /**
   * Must be called before a password is checked. Returns 0 when it may be checked; the attempt then counts as wrong until `succeeded`
   * is called. Otherwise returns the minutes for which this counter is still blocked, rounded up. `account`: whose login it is, so that
   * staff can end the block.
   */
  minutesBlocked(counter: Buffer, account?: Buffer): Promise<number>;
  succeeded(counter: Buffer): Promise<void>;
}

export const counterOf = (...parts: (string | number)[]): Buffer => createHash('sha256').update(parts.join('\n')).digest();

export function createLoginThrottle(db: Db, clock: Clock, rules: BlockRules = counterRules): LoginThrottle {
  return {
    async minutesBlocked(counter, account) {
      const now = clock.now();
      const until = await countAttempt(db, { counter, account: account ?? null }, now, rules);
      return until === null ? 0 : Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
    },
    succeeded: (counter) => resetAttempts(db, counter),
  };
}
