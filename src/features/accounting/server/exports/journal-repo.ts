import { sql } from 'kysely';
import { type Day, isDay } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Scope } from './scope.ts';

/** A line of the journal. */
export interface JournalEntry {
  readonly transaction: number;
  /** The day in the company's time zone. */
  readonly day: Day;
  readonly kind: string;
  readonly account: string;
  readonly order: number;
  readonly provider: string | null;
  /** The order's country, and its VAT rate in percent. */
  readonly country: string;
  readonly vatRate: number;
  readonly invoice: string | null;
  readonly currency: string;
  /** The day on which the entry's order was sold. */
  readonly sold: Day | null;
  /** True when the order is for premium for some days, not for credits. */
  readonly timed: boolean;
  /** Minor units; a debit is positive. */
  readonly amount: number;
}

/** The entries of the next transactions after a given one, in their order; empty at the end. Each transaction is whole. */
export async function listEntries(
  db: Db,
  { sites, timeZone, from, to }: Scope,
  currency: string | null,
  after: number,
  transactions: number,
): Promise<JournalEntry[]> {
  const { rows } = await sql<{
    transaction: number;
    day: string;
    kind: string;
    account: string;
    order: number;
    provider: string | null;
    country: string;
    vat_rate: number;
    invoice: string | null;
    currency: string;
    sold: string | null;
    timed: boolean | null;
    amount: number;
  }>`
    SELECT t.id AS transaction, to_char(t.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, t.kind, e.account,
      e.order_id AS "order", e.provider, o.country, o.vat_rate, i.number AS invoice, t.currency,
      to_char(s.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS sold, o.days > 0 AS timed, e.amount
    FROM (
      SELECT t.* FROM book_transactions t JOIN book_orders o ON o.order_id = t.order_id
      WHERE t.created_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
        AND t.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
        AND o.site_id = ANY (${sites}) AND t.id > ${after} AND (${currency}::text IS NULL OR t.currency = ${currency})
      ORDER BY t.id LIMIT ${transactions}
    ) t
    JOIN book_entries e ON e.transaction_id = t.id
    JOIN book_orders o ON o.order_id = e.order_id
    LEFT JOIN book_transactions s ON s.idempotency_key = 'sale:' || e.order_id
    -- What is issued later belongs to a later period.
    LEFT JOIN invoices i ON i.issued_on <= ${to}::date AND i.source = CASE t.kind
      WHEN 'sale' THEN 'order:' || t.order_id
      WHEN 'refund' THEN t.idempotency_key
      WHEN 'refund_paid' THEN replace(t.idempotency_key, 'refund-paid:', 'refund:')
      WHEN 'chargeback' THEN 'refund:' || t.idempotency_key || ':' || e.order_id
      WHEN 'chargeback_reversed' THEN 'reissue:' || replace(t.idempotency_key, '-reversed', '') || ':' || e.order_id END
    ORDER BY t.id, e.account, e.order_id, e.amount`.execute(db);
  return rows.map(({ vat_rate, day, sold, timed, ...row }) => ({
    ...row,
    day: toDay(day),
    vatRate: vat_rate,
    sold: sold === null ? null : toDay(sold),
    timed: timed === true,
  }));
}

function toDay(text: string): Day {
  if (!isDay(text)) throw new Error(`${text} is no day`);
  return text;
}

/** The number of entries, and their days. */
export async function countEntries(
  db: Db,
  { sites, timeZone, from, to }: Scope,
  currency: string,
): Promise<{ readonly entries: number; readonly days: readonly Day[] }> {
  const { rows } = await sql<{ day: string; entries: number }>`
    SELECT to_char(t.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, count(*)::int AS entries
    FROM book_transactions t
    JOIN book_entries e ON e.transaction_id = t.id
    JOIN book_orders o ON o.order_id = t.order_id
    WHERE t.created_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
      AND t.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
      AND o.site_id = ANY (${sites}) AND t.currency = ${currency}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return { entries: rows.reduce((sum, { entries }) => sum + entries, 0), days: rows.map(({ day }) => toDay(day)) };
}

/** The sale days of the orders in the entries of a scope. */
export async function listSaleDays(db: Db, { sites, timeZone, from, to }: Scope, currency: string): Promise<readonly Day[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT coalesce(to_char(s.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD'), '') AS day
    FROM book_transactions t
    JOIN book_entries e ON e.transaction_id = t.id
    JOIN book_orders o ON o.order_id = e.order_id
    JOIN book_transactions s ON s.idempotency_key = 'sale:' || e.order_id
    WHERE t.created_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
      AND t.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
      AND o.site_id = ANY (${sites}) AND t.currency = ${currency}
    ORDER BY 1`.execute(db);
  return rows.map(({ day }) => toDay(day));
}

export interface Deferred {
  readonly currency: string;
  readonly country: string;
  readonly vatRate: number;
  /** The day of the sale; null when a month was closed before sale days were stored. */
  readonly sold: Day | null;
  /** Minor units, without VAT. */
  readonly amount: number;
}

type Books = Pick<Scope, 'sites' | 'timeZone'>;

/** The deferred revenue booked from one day up to the day before another; a sale is positive. */
export async function listDeferredBooked(db: Db, { sites, timeZone }: Books, from: Day, end: Day): Promise<Deferred[]> {
  const { rows } = await sql<DeferredRow>`
    SELECT t.currency, o.country, o.vat_rate, to_char(s.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS sold,
      (-sum(e.amount))::bigint AS amount
    FROM book_transactions t
    JOIN book_entries e ON e.transaction_id = t.id
    JOIN book_orders o ON o.order_id = e.order_id
    LEFT JOIN book_transactions s ON s.idempotency_key = 'sale:' || e.order_id
    WHERE e.account = 'deferred' AND o.site_id = ANY (${sites})
      AND t.created_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
      AND t.created_at < (${end}::date::timestamp AT TIME ZONE ${timeZone})
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(db);
  return rows.map(toDeferred);
}

/**
 * The deferred revenue at the beginning of a day: as stored at the end of a month, else calculated from the lots and the days of premium.
 */
export async function listDeferredAt(db: Db, { sites, timeZone }: Books, day: Day): Promise<Deferred[]> {
  const { rows: closed } = await sql<DeferredRow>`
    SELECT currency, country, vat_rate, to_char(sold_on, 'YYYY-MM-DD') AS sold, sum(amount)::bigint AS amount FROM deferred_revenue_snapshots
    WHERE at = (${day}::date::timestamp AT TIME ZONE ${timeZone}) AND site_id = ANY (${sites})
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(db);
  if (closed.length > 0) return closed.map(toDeferred);
  const { rows } = await sql<DeferredRow>`
    SELECT o.currency, o.country, o.vat_rate, to_char(s.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS sold,
      sum(d.net_left)::bigint AS amount
    FROM (
      SELECT * FROM deferred_revenue_at(${day}::date::timestamp AT TIME ZONE ${timeZone})
      UNION ALL SELECT * FROM deferred_premium_revenue_at(${day}::date::timestamp AT TIME ZONE ${timeZone})
    ) d JOIN book_orders o USING (order_id)
    LEFT JOIN book_transactions s ON s.idempotency_key = 'sale:' || d.order_id
    WHERE o.site_id = ANY (${sites})
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(db);
  return rows.map(toDeferred);
}

interface DeferredRow {
  readonly currency: string;
  readonly country: string;
  readonly vat_rate: number;
  readonly sold: string | null;
  readonly amount: number;
}

const toDeferred = ({ vat_rate, sold, ...row }: DeferredRow): Deferred => ({
  ...row,
  vatRate: vat_rate,
  sold: sold === null ? null : toDay(sold),
});

/** Stores the deferred revenue at the beginning of a day. Stored values never change. */
export async function insertClosing(db: Db, { sites, timeZone }: Books, day: Day): Promise<void> {
  await sql`
    INSERT INTO deferred_revenue_snapshots (at, site_id, currency, country, vat_rate, sold_on, amount)
    SELECT ${day}::date::timestamp AT TIME ZONE ${timeZone}, o.site_id, o.currency, o.country, o.vat_rate,
      (s.created_at AT TIME ZONE ${timeZone})::date, coalesce(sum(d.net_left), 0)
    FROM book_orders o LEFT JOIN book_transactions s ON s.idempotency_key = 'sale:' || o.order_id LEFT JOIN (
      SELECT * FROM deferred_revenue_at(${day}::date::timestamp AT TIME ZONE ${timeZone})
      UNION ALL SELECT * FROM deferred_premium_revenue_at(${day}::date::timestamp AT TIME ZONE ${timeZone})
    ) d ON d.order_id = o.order_id
    WHERE o.site_id = ANY (${sites}) AND (o.credits > 0 OR o.days > 0)
    GROUP BY 2, 3, 4, 5, 6
    ON CONFLICT DO NOTHING`.execute(db);
}

/** The day of the first transaction, and the first day of the latest month with a stored closing. */
export async function findClosed(db: Db, { sites, timeZone }: Books): Promise<{ first: string | null; closed: string | null }> {
  const { rows } = await sql<{ first: string | null; closed: string | null }>`
    SELECT
      (SELECT to_char(min(t.created_at) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')
        FROM book_transactions t JOIN book_orders o USING (order_id) WHERE o.site_id = ANY (${sites})) AS first,
      (SELECT to_char(max(at) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') FROM deferred_revenue_snapshots WHERE site_id = ANY (${sites})) AS closed`.execute(
    db,
  );
  return rows[0] ?? { first: null, closed: null };
}
