import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Attempts before the first block, and the shortest and longest block in minutes. */
export interface BlockRules {
  readonly freeAttempts: number;
  readonly firstBlock: number;
  readonly maxBlock: number;
}

/** Milliseconds without an attempt after which a counter starts again. */
const counterLifetime = 24 * 3_600_000;

/**
 * Counts an attempt as failed before the password is checked, so that parallel attempts get no more tries than sequential ones.
 * Returns null when the attempt may proceed. Otherwise returns the end of the block, and counts nothing. `account`: whose login it is.
 */
export async function countAttempt(
  db: Db,
  { counter, account }: { readonly counter: Buffer; readonly account: Buffer | null },
  now: Date,
  rules: BlockRules,
): Promise<Date | null> {
  const { freeAttempts, firstBlock, maxBlock } = rules;
  const failures = sql`CASE WHEN f.last_at < ${new Date(now.getTime() - counterLifetime)} THEN 1 ELSE f.failures + 1 END`;
  const { rows } = await sql<{ counter: Buffer }>`
    INSERT INTO login_failures AS f (counter, failures, last_at, account) VALUES (${counter}, 1, ${now}, ${account})
    ON CONFLICT (counter) DO UPDATE SET
      account = excluded.account,
      failures = ${failures},
      last_at = ${now},
      blocked_until = CASE WHEN ${failures} >= ${freeAttempts}
        THEN ${now}::timestamptz + make_interval(mins => least(${maxBlock}, ${firstBlock} * power(2, least(${failures} - ${freeAttempts}, 10)))::int) END
      WHERE f.blocked_until IS NULL OR f.blocked_until <= ${now}
    RETURNING counter
  `.execute(db);
  if (rows.length > 0) return null;
  const row = await db.selectFrom('login_failures').select('blocked_until').where('counter', '=', counter).executeTakeFirst();
  return row?.blocked_until ?? null;
}

export async function resetAttempts(db: Db, counter: Buffer): Promise<void> {
  await db.deleteFrom('login_failures').where('counter', '=', counter).execute();
}

/** Until when the login of an account is blocked on some device; null when it is on none. */
export async function findBlock(db: Db, account: Buffer, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('login_failures')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('account', '=', account)
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** The same of counters. */
export async function findBlockOf(db: Db, counters: readonly Buffer[], now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('login_failures')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('counter', 'in', counters)
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Forgets the failed attempts of an account on all devices, and those of counters; returns how many rows there were. */
export async function endBlocks(
  tx: Tx,
  { account, counters }: { readonly account: Buffer; readonly counters: readonly Buffer[] },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('login_failures')
    .where((row) => row.or([row('account', '=', account), row('counter', 'in', counters)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
