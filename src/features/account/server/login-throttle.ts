import { createHash } from 'node:crypto';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { countTry, forgetTries } from './login-failure-repo.ts';

/** Wrong passwords in a row before the counter blocks, and for how long in minutes: doubled with each further one, up to a day. */
const rules = { freeTries: 5, firstBlock: 5, longestBlock: 24 * 60 };

export interface LoginThrottle {
  /**
   * Asked before a password is checked. 0: it may be, and counts as wrong until `succeeded`; else the minutes for which
   * this counter is still blocked, rounded up.
   */
  minutesBlocked(counter: Buffer): Promise<number>;
  succeeded(counter: Buffer): Promise<void>;
}

export const counterOf = (...parts: (string | number)[]): Buffer => createHash('sha256').update(parts.join('\n')).digest();

export function createLoginThrottle(db: Db, clock: Clock): LoginThrottle {
  return {
    async minutesBlocked(counter) {
      const now = clock.now();
      const until = await countTry(db, counter, now, rules);
      return until === null ? 0 : Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
    },
    succeeded: (counter) => forgetTries(db, counter),
  };
}
