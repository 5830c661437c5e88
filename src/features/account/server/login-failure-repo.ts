import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';

/** How many tries are free, how long the first block lasts and the longest one, in minutes. */
export interface BlockRules {
  readonly freeTries: number;
  readonly firstBlock: number;
  readonly longestBlock: number;
}

/** A counter starts anew when nothing was tried for so long. */
const forgottenAfter = 24 * 3_600_000;

/**
 * Counts a try as failed, before anybody knows whether it is, so that many at once are no more than one after another.
 * Null when it may be made; else until when the counter is blocked, and nothing is counted.
 */
export async function countTry(db: Db, counter: Buffer, now: Date, rules: BlockRules): Promise<Date | null> {
  const { freeTries, firstBlock, longestBlock } = rules;
  const failures = sql`CASE WHEN f.last_at < ${new Date(now.getTime() - forgottenAfter)} THEN 1 ELSE f.failures + 1 END`;
  const { rows } = await sql<{ counter: Buffer }>`
    INSERT INTO login_failures AS f (counter, failures, last_at) VALUES (${counter}, 1, ${now})
    ON CONFLICT (counter) DO UPDATE SET
      failures = ${failures},
      last_at = ${now},
      blocked_until = CASE WHEN ${failures} >= ${freeTries}
        THEN ${now}::timestamptz + make_interval(mins => least(${longestBlock}, ${firstBlock} * power(2, least(${failures} - ${freeTries}, 10)))::int) END
      WHERE f.blocked_until IS NULL OR f.blocked_until <= ${now}
    RETURNING counter
  `.execute(db);
  if (rows.length > 0) return null;
  const row = await db.selectFrom('login_failures').select('blocked_until').where('counter', '=', counter).executeTakeFirst();
  return row?.blocked_until ?? null;
}

export async function forgetTries(db: Db, counter: Buffer): Promise<void> {
  await db.deleteFrom('login_failures').where('counter', '=', counter).execute();
}
