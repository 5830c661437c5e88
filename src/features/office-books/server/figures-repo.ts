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
  /** Of that, before this month, and in it: by sales, by days that have begun, and by everything else. */
  before: Type.Integer(),
  sold: Type.Integer(),
  earned: Type.Integer(),
  others: Type.Integer(),
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
export const Figures = Type.Object({ accounts: Type.Array(Account), vat: Type.Array(Vat), transactions: Type.Integer() });
export type Figures = Type.Static<typeof Figures>;

export async function countFigures(tx: Tx, now: Date): Promise<Figures> {
  const { rows: accounts } = await sql<Type.Static<typeof Account>>`
    SELECT o.site_id AS site, t.currency, e.account, coalesce(o.days > 0, false) AS timed, sum(e.amount)::bigint AS amount,
      coalesce(sum(e.amount) FILTER (WHERE t.created_at < m.month), 0)::bigint AS before,
      coalesce(sum(e.amount) FILTER (WHERE t.created_at >= m.month AND t.kind = 'sale'), 0)::bigint AS sold,
      coalesce(sum(e.amount) FILTER (WHERE t.created_at >= m.month AND t.kind = 'premium_day'), 0)::bigint AS earned,
      coalesce(sum(e.amount) FILTER (WHERE t.created_at >= m.month AND t.kind NOT IN ('sale', 'premium_day')), 0)::bigint AS others
    FROM book_entries e
    JOIN book_transactions t ON t.id = e.transaction_id
    JOIN book_orders o ON o.order_id = e.order_id
    JOIN (
      SELECT id, date_trunc('month', ${now}::timestamptz AT TIME ZONE time_zone) AT TIME ZONE time_zone AS month FROM sites
    ) m ON m.id = o.site_id
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
  return { accounts, vat, transactions: rows[0]?.count ?? 0 };
}
