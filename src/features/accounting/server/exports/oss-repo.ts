import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Scope } from './scope.ts';

/** Sales, and sales taken back, in the days of a scope. */
export interface TaxedSum {
  readonly country: string;
  readonly vatRate: number;
  readonly currency: string;
  /** The quarter of the sale, such as `2026-Q3`. */
  readonly sold: string;
  /** Minor units; negative when more was taken back than sold. */
  readonly taxable: number;
  readonly vat: number;
}

export async function listTaxed(db: Db, { sites, timeZone, from, to }: Scope): Promise<TaxedSum[]> {
  const { rows } = await sql<{
    country: string;
    vat_rate: number;
    currency: string;
    sold: string;
    taxable: number;
    vat: number;
  }>`
    SELECT o.country, o.vat_rate, t.currency, to_char(coalesce(s.created_at, t.created_at) AT TIME ZONE ${timeZone}, 'YYYY-"Q"Q') AS sold,
      coalesce(-sum(e.amount) FILTER (WHERE e.account <> 'vat'), 0)::bigint AS taxable,
      coalesce(-sum(e.amount) FILTER (WHERE e.account = 'vat'), 0)::bigint AS vat
    FROM book_transactions t
    JOIN book_entries e ON e.transaction_id = t.id
    JOIN book_orders o ON o.order_id = e.order_id
    LEFT JOIN book_transactions s ON s.idempotency_key = 'sale:' || e.order_id
    WHERE e.account IN ('vat', 'deferred', 'earned', 'returning', 'written_off') AND o.site_id = ANY (${sites})
      AND t.created_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
      AND t.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
    GROUP BY 1, 2, 3, 4 ORDER BY 4, 1, 2, 3`.execute(db);
  return rows.map(({ vat_rate, ...row }) => ({ ...row, vatRate: vat_rate }));
}

/** The same by month and by the day of the sale, whose exchange rate the books use. */
export interface TaxedMonth {
  /** The month, such as `2026-07`. */
  readonly month: string;
  readonly country: string;
  readonly vatRate: number;
  readonly currency: string;
  readonly sold: string;
  readonly soldOn: string;
  readonly taxable: number;
  readonly vat: number;
}

export async function listTaxedMonths(db: Db, { sites, timeZone, from, to }: Scope): Promise<TaxedMonth[]> {
  const { rows } = await sql<{
    month: string;
    country: string;
    vat_rate: number;
    currency: string;
    sold: string;
    sold_on: string;
    taxable: number;
    vat: number;
  }>`
    SELECT coalesce(to_char(t.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM'), '') AS month, o.country, o.vat_rate, t.currency,
      coalesce(to_char(coalesce(s.created_at, t.created_at) AT TIME ZONE ${timeZone}, 'YYYY-"Q"Q'), '') AS sold,
      coalesce(to_char(coalesce(s.created_at, t.created_at) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD'), '') AS sold_on,
      coalesce(-sum(e.amount) FILTER (WHERE e.account <> 'vat'), 0)::bigint AS taxable,
      coalesce(-sum(e.amount) FILTER (WHERE e.account = 'vat'), 0)::bigint AS vat
    FROM book_transactions t
    JOIN book_entries e ON e.transaction_id = t.id
    JOIN book_orders o ON o.order_id = e.order_id
    LEFT JOIN book_transactions s ON s.idempotency_key = 'sale:' || e.order_id
    WHERE e.account IN ('vat', 'deferred', 'earned') AND o.site_id = ANY (${sites})
      AND t.created_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
      AND t.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
    GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 6`.execute(db);
  return rows.map(({ vat_rate, sold_on, ...row }) => ({ ...row, vatRate: vat_rate, soldOn: sold_on }));
}
