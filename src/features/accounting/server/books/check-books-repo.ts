import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/open-database.ts';
import { bank, clearingLessSettled } from './check-payouts-repo.ts';
import { tradeDeviations } from './check-trade-repo.ts';
import type { Equation } from '../../contract/equations.ts';
import { type Check, type Deviation, maxListed } from './deviation.ts';

const unbalanced = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'transaction ' || transaction_id AS subject, sum(amount)::bigint AS difference FROM book_entries
      GROUP BY transaction_id HAVING sum(amount) <> 0 ORDER BY transaction_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

const currencies = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT currency AS subject, sum(amount)::bigint AS difference FROM book_balances
      GROUP BY currency HAVING sum(amount) <> 0 ORDER BY currency LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** A transaction has one currency, which is the currency of every order in it. */
const foreign = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || e.order_id || ' in ' || t.currency AS subject, sum(e.amount)::bigint AS difference
      FROM book_entries e JOIN book_transactions t ON t.id = e.transaction_id
      JOIN (SELECT id AS order_id, currency FROM orders UNION SELECT order_id, currency FROM purged_orders) o ON o.order_id = e.order_id
      WHERE o.currency <> t.currency GROUP BY e.order_id, t.currency ORDER BY e.order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order: the credits sold and not taken back equal those left in its lot plus those spent, each to the cent. */
const deferred = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || l.order_id AS subject, (coalesce(e.amount, 0) + l.net_sold)::bigint AS difference
      FROM lots_left l
      LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM book_entries WHERE account = 'deferred' GROUP BY 1) e USING (order_id)
      WHERE coalesce(e.amount, 0) + l.net_sold <> 0 ORDER BY l.order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order: the days of premium sold and not taken back equal those not begun plus those begun, each to the cent. */
const premium = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || p.order_id AS subject, (coalesce(e.amount, 0) + p.net_left)::bigint AS difference
      FROM premium_left p
      LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM book_entries WHERE account = 'deferred' GROUP BY 1) e USING (order_id)
      WHERE coalesce(e.amount, 0) + p.net_left <> 0 ORDER BY p.order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order: the days that have begun are earned, each to the cent. */
const premiumEarned = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || p.order_id AS subject, (coalesce(e.amount, 0) + p.net_sold - p.net_left)::bigint AS difference
      FROM premium_left p
      LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM book_entries WHERE account = 'earned' GROUP BY 1) e USING (order_id)
      WHERE coalesce(e.amount, 0) + p.net_sold - p.net_left <> 0 ORDER BY p.order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By member: the lots contain exactly the purchased credits. */
const lots = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'member ' || b.user_id AS subject, (b.purchased - coalesce(l.credits_left, 0))::bigint AS difference
      FROM balances b LEFT JOIN (SELECT user_id, sum(credits_left) AS credits_left FROM lots_left GROUP BY 1) l USING (user_id)
      WHERE b.purchased <> coalesce(l.credits_left, 0) ORDER BY b.user_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

const receivables = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || order_id AS subject, sum(amount)::bigint AS difference FROM (
        SELECT order_id, amount FROM book_entries WHERE account = 'receivables'
        UNION ALL SELECT order_id, -receivable FROM chargebacks WHERE state = 'open' AND settled_by IS NULL AND written_off_at IS NULL
      ) parts GROUP BY order_id HAVING sum(amount) <> 0 ORDER BY order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order: the payment, less refunds, chargebacks and the provider's fees. Paid-out money is at the bank. */
const clearing = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || order_id AS subject, sum(amount)::bigint AS difference FROM (
        SELECT order_id, amount FROM book_entries WHERE account IN ('clearing', 'bank', 'fees')
        UNION ALL SELECT id, -amount FROM orders WHERE state = 'completed'
        UNION ALL SELECT order_id, -amount FROM purged_orders WHERE order_id NOT IN (SELECT id FROM orders)
        UNION ALL SELECT order_id, amount FROM refunds WHERE state = 'done'
        UNION ALL SELECT order_id, amount FROM chargebacks WHERE state = 'open'
      ) parts GROUP BY order_id HAVING sum(amount) <> 0 ORDER BY order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/**
 * Pending refunds, without VAT. A failed refund without credits or days is still owed to the buyer, because there is nothing else to give
 * back.
 */
const pendingRefunds = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || order_id AS subject, sum(amount)::bigint AS difference FROM (
        SELECT order_id, amount FROM book_entries WHERE account IN ('refunds', 'returning')
        UNION ALL SELECT order_id, amount - vat FROM refunds
          WHERE state = 'requested' OR (state = 'failed' AND credits = 0 AND days = 0 AND goodwill = 0)
      ) parts GROUP BY order_id HAVING sum(amount) <> 0 ORDER BY order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/**
 * By order: the VAT of the sales that were not taken back. The VAT of a refund is removed when it is paid, that of a debt when it is
 * written off.
 */
const vat = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || order_id AS subject, sum(amount)::bigint AS difference FROM (
        SELECT order_id, amount FROM book_entries WHERE account = 'vat' AND order_id IN (SELECT id FROM orders)
        UNION ALL SELECT order_id, vat_sold FROM lots_left
        UNION ALL SELECT order_id, vat_sold FROM premium_left
        UNION ALL SELECT id, round(amount * vat_rate / (100 + vat_rate)) FROM orders WHERE state = 'completed' AND credits + days = 0
        UNION ALL SELECT order_id, vat FROM refunds
          WHERE (state = 'requested' OR (state = 'failed' AND credits = 0 AND days = 0 AND goodwill = 0)) AND order_id IN (SELECT id FROM orders)
        UNION ALL SELECT order_id, -written_off_vat FROM chargebacks WHERE state = 'open' AND order_id IN (SELECT id FROM orders)
      ) parts GROUP BY order_id HAVING sum(amount) <> 0 ORDER BY order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order: the amounts refunded without taking anything back. */
const goodwill = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || order_id AS subject, sum(amount)::bigint AS difference FROM (
        SELECT order_id, amount FROM book_entries WHERE account = 'goodwill'
        UNION ALL SELECT order_id, -goodwill FROM refunds WHERE state = 'done'
      ) parts GROUP BY order_id HAVING sum(amount) <> 0 ORDER BY order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** By order: the debts written off, without VAT. */
const writtenOff = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'order ' || order_id AS subject, sum(amount)::bigint AS difference FROM (
        SELECT order_id, amount FROM book_entries WHERE account = 'written_off'
        UNION ALL SELECT order_id, written_off_vat - receivable FROM chargebacks WHERE state = 'open' AND written_off_at IS NOT NULL
      ) parts GROUP BY order_id HAVING sum(amount) <> 0 ORDER BY order_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

const movements = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'movement ' || transaction_id AS subject, sum(amount)::bigint AS difference FROM ledger_entries
      GROUP BY transaction_id HAVING sum(amount) <> 0 ORDER BY transaction_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

const overdrawn = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'member ' || user_id AS subject, least(purchased::bigint, bonus::bigint) AS difference FROM balances
      WHERE purchased < 0 OR bonus < 0 ORDER BY user_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

const balances = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT 'member ' || b.user_id AS subject, (b.purchased + b.bonus - coalesce(l.credits, 0))::bigint AS difference
      FROM balances b
      LEFT JOIN (SELECT user_id, sum(purchased) AS purchased, sum(bonus) AS bonus, sum(purchased + bonus) AS credits
        FROM ledger_transactions GROUP BY 1) l USING (user_id)
      WHERE b.purchased <> coalesce(l.purchased, 0) OR b.bonus <> coalesce(l.bonus, 0) ORDER BY b.user_id LIMIT ${maxListed}`.execute(tx)
  ).rows;

/** Each equation with the query that finds its violations. */
export const deviations: Readonly<Record<Equation, Check>> = {
  transactions: unbalanced,
  currencies,
  order_currencies: foreign,
  deferred,
  premium,
  premium_earned: premiumEarned,
  lots,
  receivables,
  clearing,
  provider_clearing: clearingLessSettled,
  bank,
  refunds: pendingRefunds,
  goodwill,
  written_off: writtenOff,
  vat,
  movements,
  balances,
  overdrawn,
  ...tradeDeviations,
};
