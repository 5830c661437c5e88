import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';

export interface SalesAbroad {
  readonly year: number;
  /** Minor units, VAT included. */
  readonly amount: number;
  readonly currency: string;
  readonly vatRate: number;
}

/** The sales of a company's sites to buyers in some countries in a year and the year before, by year, currency and rate. */
export async function listSalesAbroad(
  db: Db,
  company: number,
  countries: readonly string[],
  states: readonly string[],
  year: number,
): Promise<SalesAbroad[]> {
  const { rows } = await sql<{ year: number; amount: number; currency: string; vat_rate: number }>`
    SELECT extract(year FROM o.created_at AT TIME ZONE s.time_zone)::int AS year, sum(o.amount)::bigint AS amount, o.currency, o.vat_rate
    FROM (
      SELECT u.site_id, coalesce(o.profile_country, o.country) AS buyer, o.country, o.amount, o.currency, o.vat_rate, o.created_at
      FROM orders o JOIN users u ON u.id = o.user_id
      WHERE o.state IN ('pending', 'completed') AND o.pays_debt_of IS NULL
      UNION ALL
      SELECT p.site_id, coalesce(p.profile_country, p.country), p.country, p.amount, p.currency, p.vat_rate, p.created_at FROM purged_orders p
      WHERE p.credits + p.days > 0
    ) o JOIN sites s ON s.id = o.site_id
    WHERE (s.settings->>'company_id')::int = ${company} AND o.buyer = ANY (${countries})
      -- Excludes sales to a territory outside the VAT of the EU.
      AND o.country = ANY (${states})
      AND o.created_at >= make_timestamptz(${year - 1}::int, 1, 1, 0, 0, 0, s.time_zone)
    GROUP BY 1, 3, 4 ORDER BY 1, 3, 4`.execute(db);
  return rows.map(({ vat_rate, ...row }) => ({ ...row, vatRate: vat_rate }));
}
