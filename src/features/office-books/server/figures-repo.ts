import { sql } from 'kysely';
import * as Type from 'typebox';
import type { Tx } from '#platform/server/db/open-database.ts';

/** Minor units, as the books have them: a debit is positive. */
const Account = Type.Object({
  site: Type.Integer(),
  currency: Type.String(),
  account: Type.String(),
  /** Of orders for premium for some days, else for credits. */
  timed: Type.Boolean(),
  amount: Type.Integer(),
});

/** Paid for and not used, without VAT: at the beginning of the month, what sales and all else have booked in it, and now. */
const Deferred = Type.Object({
  site: Type.Integer(),
  currency: Type.String(),
  before: Type.Integer(),
  sold: Type.Integer(),
  others: Type.Integer(),
  open: Type.Integer(),
});

/** Of this quarter: what was charged is positive. */
const Vat = Type.Object({
  site: Type.Integer(),
  currency: Type.String(),
  country: Type.String(),
  rate: Type.Number(),
  amount: Type.Integer(),
});

/** What the books add up to, by site. Month and quarter are those of the site's time zone. */
export const Figures = Type.Object({
  accounts: Type.Array(Account),
  deferred: Type.Array(Deferred),
  vat: Type.Array(Vat),
  transactions: Type.Integer(),
});
export type Figures = Type.Static<typeof Figures>;

export async function countFigures(tx: Tx, now: Date): Promise<Figures> {
  const { rows: accounts } = await sql<Type.Static<typeof Account>>`
    SELECT o.site_id AS site, t.currency, e.account, coalesce(o.days > 0, false) AS timed, sum(e.amount)::bigint AS amount
    FROM book_entries e
    JOIN book_transactions t ON t.id = e.transaction_id
    JOIN book_orders o ON o.order_id = e.order_id
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(tx);
  const { rows: vat } = await sql<Type.Static<typeof Vat>>`
    SELECT o.site_id AS site, t.currency, coalesce(e.country, '') AS country, coalesce(e.vat_rate, 0)::float8 AS rate, -sum(e.amount)::bigint AS amount
    FROM book_entries e
    JOIN book_transactions t ON t.id = e.transaction_id
    JOIN book_orders o ON o.order_id = e.order_id
    JOIN sites s ON s.id = o.site_id
    WHERE e.account = 'vat' AND t.created_at >= date_trunc('quarter', ${now}::timestamptz AT TIME ZONE s.time_zone) AT TIME ZONE s.time_zone
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(tx);
  const { rows } = await sql<{ count: number }>`SELECT count(*)::bigint AS count FROM book_transactions`.execute(tx);
  return { accounts, deferred: await countDeferred(tx, now), vat, transactions: rows[0]?.count ?? 0 };
}

/**
 * A spent credit books nothing, so what is left comes from the lots and the days of premium; at the beginning of the month from its closing
 * where there is one, as in the exports.
 */
async function countDeferred(tx: Tx, now: Date): Promise<Type.Static<typeof Deferred>[]> {
  const { rows } = await sql<Type.Static<typeof Deferred>>`
    WITH months AS (
      SELECT s.id AS site, m.month, EXISTS (SELECT FROM deferred_revenue_snapshots c WHERE c.site_id = s.id AND c.at = m.month) AS closed
      FROM sites s, date_trunc('month', ${now}::timestamptz AT TIME ZONE s.time_zone) AS local, LATERAL (SELECT local AT TIME ZONE s.time_zone AS month) m
    ), parts (site, currency, before, sold, others, open) AS (
      SELECT c.site_id, c.currency, c.amount, 0, 0, 0
      FROM deferred_revenue_snapshots c JOIN months m ON m.site = c.site_id AND m.month = c.at
      UNION ALL
      SELECT o.site_id, o.currency, d.net_left, 0, 0, 0
      FROM (SELECT DISTINCT month FROM months WHERE NOT closed) b
      CROSS JOIN LATERAL (
        SELECT * FROM deferred_revenue_at(b.month) UNION ALL SELECT * FROM deferred_premium_revenue_at(b.month)
      ) d
      JOIN book_orders o USING (order_id)
      JOIN months m ON m.site = o.site_id AND m.month = b.month AND NOT m.closed
      UNION ALL
      SELECT o.site_id, t.currency, 0, CASE t.kind WHEN 'sale' THEN -e.amount ELSE 0 END,
        CASE WHEN t.kind IN ('sale', 'premium_day') THEN 0 ELSE -e.amount END, 0
      FROM book_entries e
      JOIN book_transactions t ON t.id = e.transaction_id
      JOIN book_orders o ON o.order_id = e.order_id
      JOIN months m ON m.site = o.site_id AND t.created_at >= m.month
      WHERE e.account = 'deferred'
      UNION ALL
      SELECT o.site_id, o.currency, 0, 0, 0, l.net_left
      FROM (SELECT order_id, net_left FROM lots_left UNION ALL SELECT order_id, net_left FROM premium_left) l
      JOIN book_orders o USING (order_id)
    )
    SELECT site, currency, sum(before)::bigint AS before, sum(sold)::bigint AS sold, sum(others)::bigint AS others, sum(open)::bigint AS open
    FROM parts GROUP BY 1, 2 ORDER BY 1, 2`.execute(tx);
  return rows;
}
