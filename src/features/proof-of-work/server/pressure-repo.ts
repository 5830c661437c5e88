import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A counter, under a name that reveals nothing, and the end of a span that begins now. */
export interface Counted {
  readonly counter: string;
  readonly until: Date;
}

/**
 * Counts one more of each and answers how many there are of each, in the order given. A span begins with the first call. One
 * that ends further in the future than the clocks of processes differ was counted before the clock was set back, and begins again.
 */
export async function countCalls(db: Db | Tx, counted: readonly Counted[], now: Date): Promise<number[]> {
  const isOver = sql`(p.until <= ${now} OR p.until > excluded.until + ${clockDifference}::interval)`;
  const { rows } = await sql<{ counter: string; calls: number }>`
    INSERT INTO pressure_counts AS p (counter, calls, until)
      SELECT c.counter, 1, c.until
      FROM unnest(${counted.map(({ counter }) => counter)}::text[], ${counted.map(({ until }) => until)}::timestamptz[])
        WITH ORDINALITY AS c (counter, until, place)
      -- Parallel calls lock the rows in one order.
      ORDER BY c.place
    ON CONFLICT (counter) DO UPDATE SET
      calls = CASE WHEN ${isOver} THEN 1 ELSE p.calls + 1 END,
      until = CASE WHEN ${isOver} THEN excluded.until ELSE p.until END
    RETURNING counter, calls`.execute(db);
  return inOrder(counted, rows);
}

/** Returns the counts without counting a call. */
export async function findCalls(db: Db, counted: readonly Counted[], now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('pressure_counts')
    .select(['counter', 'calls'])
    .where(
      'counter',
      'in',
      counted.map(({ counter }) => counter),
    )
    .where('until', '>', now)
    .execute();
  return inOrder(counted, rows);
}

/** Takes the next place in a line whose places are so many ms apart, and answers its time; the first is one distance from now. */
export async function takePlace(db: Db | Tx, counter: string, apart: number, now: Date): Promise<Date> {
  const first = new Date(now.getTime() + apart);
  const distance = `${apart} milliseconds`;
  const { rows } = await sql<{ until: Date }>`
    INSERT INTO pressure_counts AS p (counter, calls, until) VALUES (${counter}, 1, ${first})
    ON CONFLICT (counter) DO UPDATE SET calls = p.calls + 1, until = greatest(p.until + ${distance}::interval, excluded.until)
    RETURNING until`.execute(db);
  return rows[0]?.until ?? first;
}

export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('pressure_counts').where('until', '<=', now).execute();
}

const clockDifference = '5 minutes';

const inOrder = (counted: readonly Counted[], rows: readonly { readonly counter: string; readonly calls: number }[]): number[] =>
  counted.map(({ counter }) => rows.find((row) => row.counter === counter)?.calls ?? 0);
