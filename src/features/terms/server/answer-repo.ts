import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

interface Answer {
  readonly granted: boolean;
  readonly version: string;
  readonly at: Date;
}

/** What the member has answered about the terms: the newest answer, and the newest consent. */
export async function findAnswers(db: Db | Tx, user: UserId): Promise<{ readonly newest: Answer | null; readonly agreed: Answer | null }> {
  const rows = await db
    .selectFrom('consents')
    .select(['id', 'granted', 'text_version', 'created_at'])
    .distinctOn('granted')
    .where('user_id', '=', user)
    .where('purpose', '=', 'terms')
    .orderBy('granted')
    .orderBy('id', 'desc')
    .execute();
  const [newest = null] = rows.toSorted((a, b) => b.id - a.id).map(toAnswer);
  const agreed = rows.find(({ granted }) => granted);
  return { newest, agreed: agreed === undefined ? null : toAnswer(agreed) };
}

const toAnswer = (row: { readonly granted: boolean; readonly text_version: string; readonly created_at: Date }): Answer => ({
  granted: row.granted,
  version: row.text_version,
  at: row.created_at,
});

interface Bought {
  /** Paid back when the account ends. */
  readonly credits: boolean;
  /** Days of premium that have not begun: paid back when the contract is ended at once, and not with the account. */
  readonly days: boolean;
}

/** Whether something is left that the member bought before a time: credits, or days of premium that are not over. */
export async function hasBoughtBefore(db: Db, user: UserId, time: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM orders o WHERE o.user_id = ${user} AND o.state = 'completed' AND o.created_at < ${time}
      AND (EXISTS (SELECT FROM lots_left l WHERE l.user_id = ${user} AND l.order_id = o.id AND l.credits_left > 0)
        OR EXISTS (SELECT FROM premium_periods p WHERE p.order_id = o.id AND p.ended_at IS NULL))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Whether something of what the member has bought is left. */
export async function findBought(db: Db, user: UserId): Promise<Bought> {
  const { rows } = await sql<Bought>`
    SELECT EXISTS (SELECT FROM lots_left WHERE user_id = ${user} AND credits_left > 0) AS credits,
      EXISTS (SELECT FROM premium_periods WHERE user_id = ${user} AND ended_at IS NULL AND begun + taken < days) AS days`.execute(db);
  return rows[0] ?? { credits: false, days: false };
}
