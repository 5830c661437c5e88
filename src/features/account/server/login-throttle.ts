import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** Wrong passwords in a row before the counter blocks, and for how long in minutes: doubled with each further one, up to a day. */
const freeTries = 5;
const firstBlock = 5;
const longestBlock = 24 * 60;

export interface LoginThrottle {
  /** Minutes that this counter is still blocked, rounded up; 0 when it is not. */
  blockedFor(counter: Buffer): Promise<number>;
  failed(counter: Buffer): Promise<void>;
  succeeded(counter: Buffer): Promise<void>;
}

/** Known devices count for themselves, unknown ones share one counter for address and account, existing or not. */
export const counterOf = (...parts: (string | number)[]): Buffer => createHash('sha256').update(parts.join('\n')).digest();

export function createLoginThrottle(db: Db, clock: Clock): LoginThrottle {
  return {
    async blockedFor(counter) {
      const row = await db.selectFrom('login_failures').select('blocked_until').where('counter', '=', counter).executeTakeFirst();
      const left = (row?.blocked_until?.getTime() ?? 0) - clock.now().getTime();
      return left > 0 ? Math.ceil(left / 60_000) : 0;
    },
    async failed(counter) {
      const now = clock.now();
      await sql`
        INSERT INTO login_failures AS f (counter, failures, last_at) VALUES (${counter}, 1, ${now})
        ON CONFLICT (counter) DO UPDATE SET
          failures = CASE WHEN f.last_at < ${new Date(now.getTime() - 24 * 3_600_000)} THEN 1 ELSE f.failures + 1 END,
          last_at = ${now},
          blocked_until = CASE WHEN f.failures + 1 >= ${freeTries}
            THEN ${now}::timestamptz + make_interval(mins => least(${longestBlock}, ${firstBlock} * power(2, least(f.failures + 1 - ${freeTries}, 10)))::int) END
      `.execute(db);
    },
    async succeeded(counter) {
      await db.deleteFrom('login_failures').where('counter', '=', counter).execute();
    },
  };
}
