import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FoundOrder } from '../order/order-repo.ts';

/** Lines of one kind that a page shows at most. */
const most = 200;

export interface Webhook {
  readonly event_id: string;
  readonly kind: string;
  readonly outcome: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly received_at: Date;
  readonly processed_at: Date | null;
  readonly repeats: number;
  readonly repeated_at: Date | null;
}

/** The provider's events about the order's payment. */
export async function listWebhooks(db: Db, { provider, provider_reference }: FoundOrder): Promise<Webhook[]> {
  if (provider_reference === null) return [];
  const { rows } = await sql<Webhook>`
    SELECT event_id, kind, outcome, (details ->> 'amount')::int AS amount, details ->> 'currency' AS currency, received_at, processed_at,
      repeats, repeated_at
    FROM webhook_events
    WHERE provider = ${provider} AND reference = ${provider_reference}
    ORDER BY received_at, event_id LIMIT ${most}`.execute(db);
  return rows;
}

export interface BookedLine {
  readonly transaction: number;
  readonly kind: string;
  readonly at: Date;
  readonly currency: string;
  readonly account: string;
  readonly provider: string | null;
  readonly country: string | null;
  readonly vat_rate: number | null;
  readonly amount: number;
}

/** Entries of the transactions that move something of the order, the oldest first. */
export async function listBookings(db: Db, order: number): Promise<BookedLine[]> {
  const { rows } = await sql<BookedLine>`
    WITH moved AS (SELECT DISTINCT transaction_id FROM book_entries WHERE order_id = ${order} ORDER BY 1 LIMIT ${most})
    SELECT t.id AS transaction, t.kind, t.created_at AS at, t.currency, e.account, e.provider, e.country, e.vat_rate, e.amount
    FROM moved JOIN book_transactions t ON t.id = moved.transaction_id JOIN book_entries e ON e.transaction_id = t.id
    ORDER BY t.id, e.amount DESC, e.account`.execute(db);
  return rows;
}

export interface StoredRefund {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly credits: number;
  readonly days: number;
  readonly goodwill: number;
  readonly state: string;
  readonly reason: string | null;
  readonly asked_by: string | null;
  readonly created_at: Date;
  readonly asked_at: Date | null;
  readonly tried_at: Date | null;
  readonly ended_at: Date | null;
}

export async function listStoredRefunds(db: Db, order: number): Promise<StoredRefund[]> {
  const { rows } = await sql<StoredRefund>`
    SELECT r.id, r.amount, r.currency, r.credits, r.days, r.goodwill, r.state, r.reason, s.name AS asked_by, r.created_at, r.asked_at,
      r.tried_at, r.ended_at
    FROM refunds r LEFT JOIN staff s ON s.id = r.asked_by
    WHERE r.order_id = ${order} ORDER BY r.created_at, r.id LIMIT ${most}`.execute(db);
  return rows;
}

export interface StoredInvoice {
  readonly number: string;
  readonly kind: string;
  readonly total: number;
  readonly currency: string;
  readonly created_at: Date;
}

export async function listInvoicesOf(db: Db, order: number): Promise<StoredInvoice[]> {
  const { rows } = await sql<StoredInvoice>`
    SELECT number, kind, total, currency, created_at FROM invoices WHERE order_id = ${order} ORDER BY id LIMIT ${most}`.execute(db);
  return rows;
}

export interface StoredChargeback {
  readonly amount: number;
  readonly receivable: number;
  readonly state: string;
  readonly dispute: string | null;
  readonly reason: string | null;
  readonly respond_by: Date | null;
  readonly created_at: Date;
  readonly reversed_at: Date | null;
  readonly settled_by: number | null;
  readonly written_off_at: Date | null;
  /** The bank's code for a direct debit. */
  readonly return_reason: string | null;
}

/** The newest last. */
export async function listChargebacks(db: Db, order: number): Promise<StoredChargeback[]> {
  const { rows } = await sql<StoredChargeback>`
    SELECT c.amount, c.receivable, c.state, c.dispute, c.reason, c.respond_by, c.created_at, c.reversed_at, c.settled_by, c.written_off_at,
      d.return_reason
    FROM chargebacks c LEFT JOIN direct_debits d ON d.order_id = c.order_id
    WHERE c.order_id = ${order} ORDER BY c.round LIMIT ${most}`.execute(db);
  return rows;
}

export interface StoredDeclaration {
  readonly number: string;
  readonly kind: string;
  readonly received_at: Date;
  readonly outcome: string | null;
  readonly ended_at: Date | null;
}

/** Withdrawals and cancellations of the order by its buyer: they have the buyer's id, by which they are found. */
export async function listDeclarations(db: Db, { id, user_id }: FoundOrder): Promise<StoredDeclaration[]> {
  const { rows } = await sql<StoredDeclaration>`
    SELECT number, kind, received_at, outcome, ended_at FROM withdrawals
    WHERE user_id = ${user_id} AND order_id = ${id} ORDER BY id LIMIT ${most}`.execute(db);
  return rows;
}

export interface StoredDifference {
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly found_at: Date;
  readonly resolved_at: Date | null;
}

export async function listDifferences(db: Db, order: number): Promise<StoredDifference[]> {
  const { rows } = await sql<StoredDifference>`
    SELECT kind, amount, currency, found_at, resolved_at FROM payment_differences
    WHERE order_id = ${order} ORDER BY found_at LIMIT ${most}`.execute(db);
  return rows;
}

export interface Spent {
  readonly at: Date;
  readonly credits: number;
}

/** Messages that were paid within minutes of the purchase: mostly those that had waited for it. No words of them. */
export async function listMessagesAfter(db: Db, user: number, from: Date, to: Date): Promise<Spent[]> {
  const { rows } = await sql<Spent>`
    SELECT created_at AS at, purchased + bonus AS credits FROM ledger_transactions
    WHERE user_id = ${user} AND kind = 'message' AND created_at BETWEEN ${from} AND ${to} ORDER BY id LIMIT 10`.execute(db);
  return rows;
}

export interface AskedRefund {
  readonly id: number;
  readonly amount: number;
  readonly currency: string;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly ends_at: Date;
  readonly is_open: boolean;
}

/** Requests for a second person to refund the order, the newest last. */
export async function listAskedRefunds(db: Db, site: number, order: number, now: Date): Promise<AskedRefund[]> {
  const { rows } = await sql<AskedRefund>`
    SELECT a.id, (a.request ->> 'amount')::int AS amount, a.request ->> 'currency' AS currency, s.name AS asked_by, a.asked_at,
      a.expires_at AS ends_at, a.answered_at IS NULL AND a.lapsed_at IS NULL AND a.expires_at > ${now} AS is_open
    FROM approvals a JOIN staff s ON s.id = a.asked_by
    WHERE a.kind = 'refund' AND a.site_id = ${site} AND a.request ->> 'order' = ${String(order)} ORDER BY a.id LIMIT ${most}`.execute(db);
  return rows;
}
