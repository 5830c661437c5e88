import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/open-database.ts';
import { leastDebt } from '../../contract/least-debt.ts';
import type { Equation } from '../../contract/equations.ts';
import { type Check, type Deviation, maxListed } from './deviation.ts';

/** An assigned number without an invoice, or an invoice beyond the counter. */
const gaplessInvoices = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'company ' || company_id || ' in ' || year AS subject,
        greatest(coalesce(c.last, 0), coalesce(i.highest, 0)) - coalesce(i.issued, 0)::bigint AS difference
      FROM invoice_counters c
      FULL JOIN (SELECT company_id, year, count(*) AS issued, max(sequence) AS highest FROM invoices GROUP BY 1, 2) i
        USING (company_id, year)
      WHERE coalesce(c.last, 0) <> coalesce(i.issued, 0) OR coalesce(c.last, 0) <> coalesce(i.highest, 0)
      ORDER BY 1 LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order. Of orders without their buyer only those with credits: the others may have paid a debt, which sells nothing. */
const invoiced = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || order_id AS subject, sum(amount)::bigint AS difference FROM (
        SELECT id AS order_id, amount FROM orders WHERE state = 'completed' AND pays_debt_of IS NULL
        UNION ALL SELECT order_id, amount FROM purged_orders WHERE credits > 0
        UNION ALL SELECT order_id, -total FROM invoices
          WHERE source = 'order:' || order_id AND order_id NOT IN (SELECT order_id FROM purged_orders WHERE credits = 0)
      ) parts GROUP BY order_id HAVING sum(amount) <> 0 ORDER BY order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order: the invoiced sum is at least zero, and at most the price. */
const reversed = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || order_id AS subject, sum(total)::bigint AS difference FROM invoices GROUP BY order_id
      HAVING sum(total) < 0 OR sum(vat) < 0 OR sum(total) > sum(total) FILTER (WHERE source = 'order:' || order_id)
      ORDER BY order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order: its credits were added once, when it was paid. */
const delivered = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT key AS subject, sum(credits)::bigint AS difference FROM (
        SELECT 'order:' || id AS key, credits FROM orders WHERE state = 'completed'
        UNION ALL SELECT 'order:' || order_id, credits FROM purged_orders
        UNION ALL SELECT idempotency_key, -purchased FROM ledger_transactions WHERE kind = 'purchase'
      ) parts GROUP BY key HAVING sum(credits) <> 0 ORDER BY key LIMIT ${maxListed}`.execute(tx)
  ).rows;

const taken = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || l.order_id AS subject, l.taken - coalesce(t.credits, 0)::bigint AS difference
      FROM credit_lots l LEFT JOIN (SELECT lot_id, sum(credits) AS credits FROM credit_lot_deductions GROUP BY 1) t ON t.lot_id = l.id
      WHERE l.taken <> coalesce(t.credits, 0) ORDER BY l.order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By member: a balance that is frozen without a debt, or not frozen although there is one. */
const frozen = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'member ' || b.user_id AS subject, coalesce(o.owed, 0)::bigint AS difference
      FROM balances b
      LEFT JOIN (
        SELECT orders.user_id, sum(receivable) AS owed FROM chargebacks JOIN orders ON orders.id = order_id
        WHERE chargebacks.state = 'open' AND settled_by IS NULL AND written_off_at IS NULL AND receivable >= ${leastDebt} GROUP BY 1
      ) o USING (user_id)
      WHERE b.frozen <> (o.owed IS NOT NULL) ORDER BY b.user_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

const settled = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || c.order_id AS subject, c.receivable - coalesce(o.amount, p.amount, 0)::bigint AS difference
      FROM chargebacks c
      LEFT JOIN orders o ON o.id = c.settled_by AND o.pays_debt_of = c.order_id AND o.state = 'completed'
      LEFT JOIN purged_orders p ON p.order_id = c.settled_by
      WHERE c.settled_by IS NOT NULL AND c.receivable <> coalesce(o.amount, p.amount, 0)
      ORDER BY c.order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

const usedOnce = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'member ' || user_id || ', ' || code AS subject, count(*) - 1 AS difference
      FROM discount_uses WHERE once_per_user AND state <> 'released'
      GROUP BY user_id, code HAVING count(*) > 1 ORDER BY user_id, code LIMIT ${maxListed}`.execute(tx)
  ).rows;

/**
 * By order: its discount is recorded once: not used while the order is open, not reserved once it completed, and released when it failed.
 */
const discounts = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || coalesce(o.id, u.order_id) AS subject, coalesce(o.list_amount - o.amount, 0)::bigint AS difference
      FROM orders o FULL JOIN discount_uses u ON u.order_id = o.id
      WHERE o.discount_code IS DISTINCT FROM u.code OR u.user_id <> o.user_id
        OR CASE o.state WHEN 'failed' THEN u.state <> 'released' WHEN 'completed' THEN u.state = 'reserved' ELSE u.state = 'used' END
      ORDER BY 1 LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** The rules for orders and their effects, each with the query that finds its violations. */
export const tradeDeviations = {
  delivered,
  taken,
  invoiced,
  reversed,
  invoice_numbers: gaplessInvoices,
  settled,
  frozen,
  codes: usedOnce,
  discounts,
} as const satisfies Partial<Record<Equation, Check>>;
