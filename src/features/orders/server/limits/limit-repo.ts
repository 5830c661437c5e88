import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { type Limit, type LimitName, limitNames } from './limit.ts';

/** The limits that a site has changed. */
export async function findSiteLimits(tx: Tx, site: SiteId): Promise<Partial<Record<LimitName, Limit>>> {
  const rows = await tx.selectFrom('payment_limits').select(['name', 'count', 'minutes']).where('site_id', '=', site).execute();
  return Object.fromEntries(
    limitNames.flatMap((name) => {
      const row = rows.find((candidate) => candidate.name === name);
      return row ? [[name, { count: row.count, minutes: row.minutes }]] : [];
    }),
  );
}

/** When the nth newest order was placed; null when there are fewer. */
export async function findNthOrder(tx: Tx, user: UserId, n: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('orders')
    .select('created_at')
    .where('user_id', '=', user)
    .orderBy('id', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** When the nth newest refusal was; null when there are fewer. */
export async function findNthRefusalOfAccount(tx: Tx, user: UserId, n: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select('refused_at')
    .where('orders.user_id', '=', user)
    .where('refused_at', 'is not', null)
    .orderBy('refused_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.refused_at ?? null;
}

export async function findNthRefusalOfDevice(tx: Tx, session: number, n: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('order_payments')
    .select('refused_at')
    .where('session_id', '=', session)
    .where('refused_at', 'is not', null)
    .orderBy('refused_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.refused_at ?? null;
}

/**
 * Whether the account has paid, or wants to pay now, with a card of somebody whom its company banned for fraud. Not once staff has found
 * nothing wrong with that in the case of the payment.
 */
export async function hasBlockedCard(tx: Tx, user: UserId, savedMethodOrder: number | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM order_payments p JOIN orders o ON o.id = p.order_id
      JOIN blocked_means_of_sites b ON b.kind = 'card' AND b.fingerprint = p.fingerprint AND b.site_id = o.site_id
    WHERE (o.user_id = ${user} OR o.id = ${savedMethodOrder})
      AND NOT EXISTS (SELECT FROM blocked_payments k JOIN orders c ON c.id = k.order_id JOIN order_payments q ON q.order_id = c.id
        JOIN decisions v ON v.case_id = k.case_id AND v.act = 'no_violation' AND v.applied_at IS NOT NULL AND v.reversed_by IS NULL
        WHERE c.user_id = o.user_id AND q.fingerprint = p.fingerprint AND k.found_at > b.created_at)
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** The same for the cards that the account has used since a time or wants to use now, including their use by other accounts. */
export async function findNthRefusalOfCards(
  tx: Tx,
  user: UserId,
  savedMethodOrder: number | null,
  since: Date,
  n: number,
): Promise<Date | null> {
  const { rows } = await sql<{ refused_at: Date | null }>`
    SELECT max(nth.refused_at) AS refused_at
    FROM (
      SELECT DISTINCT p.fingerprint FROM order_payments p JOIN orders o ON o.id = p.order_id
      WHERE o.user_id = ${user} AND p.fingerprint IS NOT NULL AND (o.created_at > ${since} OR o.id = ${savedMethodOrder})
    ) card
    CROSS JOIN LATERAL (
      SELECT p.refused_at FROM order_payments p
      WHERE p.fingerprint = card.fingerprint AND p.refused_at IS NOT NULL
      ORDER BY p.refused_at DESC OFFSET ${n - 1} LIMIT 1
    ) nth`.execute(tx);
  return rows[0]?.refused_at ?? null;
}
