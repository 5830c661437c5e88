import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { StaffId } from '#platform/contract/ids.ts';
import type { Money } from '#platform/contract/money.ts';
import { type RefundState, refundStates } from '../../contract/refund.ts';

/** If a provider has not accepted a refund after this time, it will not accept it by itself. */
export const takenWithin = 24 * 3600 * 1000;

export interface RefundRow {
  readonly id: string;
  readonly order: number;
  readonly credits: number;
  /** Days of premium. */
  readonly days: number;
  readonly amount: Money;
  /** The VAT of the refund, which is corrected when it is paid; 0 also for old refunds. */
  readonly vat: number;
  /** The part of the amount that was paid without taking credits or days back. */
  readonly goodwill: number;
  readonly state: RefundState;
  readonly createdAt: Date;
}

export async function listRefunds(db: Db | Tx, order: number): Promise<RefundRow[]> {
  const rows = await db.selectFrom('refunds').selectAll().where('order_id', '=', order).orderBy('created_at').execute();
  return rows.map(toRefund);
}

export async function findRefundByClientId(tx: Tx, order: number, clientId: string): Promise<RefundRow | null> {
  const row = await tx.selectFrom('refunds').selectAll().where('order_id', '=', order).where('client_id', '=', clientId).executeTakeFirst();
  return row ? toRefund(row) : null;
}

/** Finds a refund of a locked order. The provider chooses its id, which may be any text. */
export async function findRefund(tx: Tx, order: number, id: string): Promise<RefundRow | null> {
  const rows = await tx.selectFrom('refunds').selectAll().where('order_id', '=', order).execute();
  const row = rows.find((candidate) => candidate.id === id);
  return row ? toRefund(row) : null;
}

/**
 * Why money goes back: the buyer asked for it, withdrew, or cancelled; it paid a debt that was not owed any more; the account has ended;
 * or somebody of the company decided it.
 */
export type RefundCause = 'asked' | 'withdrawal' | 'cancellation' | 'not_owed' | 'account_end' | 'staff';

/** A refund that somebody of the staff asked for, in their words. */
export interface ByStaff {
  readonly staff: StaffId;
  readonly reason: string;
}

interface Origin {
  readonly cause: RefundCause;
  readonly providerRefund?: string | null;
  readonly by?: ByStaff | null;
}

export async function insertRefund(
  tx: Tx,
  { id, order, credits, days, amount, vat, goodwill, state, createdAt }: RefundRow,
  clientId: string,
  { cause, providerRefund = null, by = null }: Origin,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      id,
      order_id: order,
      client_id: clientId,
      credits,
      days,
      amount: amount.amount,
      currency: amount.currency,
      vat,
      goodwill,
      state,
      cause,
      provider_refund: providerRefund,
      reason: by?.reason ?? null,
      asked_by: by?.staff ?? null,
      created_at: createdAt,
      ended_at: state === 'requested' ? null : createdAt,
    })
    .execute();
}

/** Finds a refund of a locked order by the provider's name for it. */
export async function findRefundOfProvider(tx: Tx, order: number, name: string): Promise<RefundRow | null> {
  const row = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', order)
    .where('provider_refund', '=', name)
    .executeTakeFirst();
  return row ? toRefund(row) : null;
}

export async function setRefundOfProvider(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('refunds').set({ provider_refund: name }).where('id', '=', id).execute();
}

/** When a refund of an order last failed or was returned by the buyer's bank; null: never. */
export async function findLastFailure(db: Db | Tx, order: number): Promise<Date | null> {
  const row = await db
    .selectFrom('refunds')
    .select('ended_at')
    .where('order_id', '=', order)
    .where('state', '=', 'failed')
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ended_at ?? null;
}

export async function setRefundEnded(tx: Tx, id: string, state: Exclude<RefundState, 'requested'>, now: Date): Promise<void> {
  await tx.updateTable('refunds').set({ state, ended_at: now }).where('id', '=', id).execute();
}

/** Whether the order was paid with a card of somebody who was banned for fraud. */
export async function isOfBlockedCard(tx: Tx, order: number): Promise<boolean> {
  const row = await tx.selectFrom('blocked_payments').select('order_id').where('order_id', '=', order).executeTakeFirst();
  return row !== undefined;
}

/** Notes that nothing but this much of its money can be given back. */
export async function setRefundOwed(tx: Tx, id: string, { amount, vat }: Pick<StoredRefund, 'amount' | 'vat'>): Promise<void> {
  await tx.updateTable('refunds').set({ credits: 0, days: 0, goodwill: 0, amount, vat }).where('id', '=', id).execute();
}

/** Adds the words with which a transfer for it was asked for to those with which it was requested. */
export async function addRefundReason(tx: Tx, id: string, words: string): Promise<void> {
  await sql`UPDATE refunds SET reason = concat_ws(E'\\n', reason, ${words}::text) WHERE id = ${id}`.execute(tx);
}

export async function setRefundAsked(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('refunds').set({ asked_at: now }).where('id', '=', id).execute();
}

/** Notes that its provider did not accept it. */
export async function setRefundTried(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('refunds').set({ tried_at: now }).where('id', '=', id).execute();
}

export interface UnaskedRefund extends RefundRow {
  readonly provider: string;
  readonly reference: string | null;
}

/**
 * SQL: what the buyer of an order has got back beyond its price: refunds that were paid, and what their bank has taken back and they have
 * neither paid again nor given in credits of other orders. Such credits do not count as long as the buyer owes as much for another order.
 * Negative: so much can still go back.
 */
export const paidBeyond = (order: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.order_id = ${order} AND r.state = 'done'), 0)
  + coalesce((SELECT sum(c.amount - CASE WHEN c.settled_by IS NULL THEN 0 ELSE c.receivable END - greatest(0,
        coalesce((SELECT sum(e.amount) FROM book_transactions t JOIN book_entries e ON e.transaction_id = t.id
          WHERE t.idempotency_key = 'chargeback:' || c.order_id || CASE c.round WHEN 1 THEN '' ELSE '#' || c.round END
            AND e.order_id <> c.order_id), 0)
        - coalesce((SELECT sum(d.receivable) FROM chargebacks d
          WHERE d.state = 'open' AND d.settled_by IS NULL AND d.order_id <> c.order_id
            AND (d.order_id IN (SELECT k.lot_order_id FROM chargeback_deductions k WHERE k.order_id = c.order_id AND k.round = c.round)
              OR EXISTS (SELECT FROM orders a JOIN orders b USING (user_id) WHERE a.id = c.order_id AND b.id = d.order_id))), 0)))
      FROM chargebacks c WHERE c.order_id = ${order} AND c.state = 'open'), 0)
  - coalesce((SELECT o.amount FROM orders o WHERE o.id = ${order}), (SELECT p.amount FROM purged_orders p WHERE p.order_id = ${order}), 0)
)::bigint`;

/** SQL: whether its provider has not accepted a refund yet and may pay it: the buyer's bank has not done so meanwhile. */
const isToBeAsked = sql<boolean>`(refunds.state = 'requested' AND refunds.asked_at IS NULL
  AND refunds.amount + ${paidBeyond(sql.ref('refunds.order_id'))} <= 0)`;

export async function isStillToBeAsked(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('refunds').select('id').where('id', '=', id).where(isToBeAsked).executeTakeFirst();
  return row !== undefined;
}

/** How long a refund that was not accepted waits for the next attempt: half of its age, within these bounds. */
const wait = sql`least('6 hours'::interval, greatest('1 minute'::interval, (refunds.tried_at - refunds.created_at) / 2))`;

/**
 * Refunds that their provider has not accepted yet and that are due for another attempt, oldest first; `after`: the last one of the
 * previous page.
 */
export async function listUnasked(
  db: Db,
  now: Date,
  after: Pick<RefundRow, 'id' | 'createdAt'> | null,
  limit: number,
): Promise<UnaskedRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .select(['orders.provider', 'orders.provider_reference'])
    .where(isToBeAsked)
    .where((eb) => eb.or([eb('refunds.tried_at', 'is', null), sql<boolean>`refunds.tried_at + ${wait} <= ${now}`]))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('refunds.created_at', 'refunds.id'), '>', tuple(after?.createdAt ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toRefund(row), provider: row.provider, reference: row.provider_reference }));
}

export interface StoredRefund {
  readonly id: string;
  readonly order_id: number;
  readonly credits: number;
  readonly days: number;
  readonly amount: number;
  readonly currency: string;
  readonly vat: number;
  readonly goodwill: number;
  readonly state: string;
  readonly created_at: Date;
}

export function toRefund({
  id,
  order_id,
  credits,
  days,
  amount,
  currency,
  vat,
  goodwill,
  state: stored,
  created_at,
}: StoredRefund): RefundRow {
  const state = refundStates.find((candidate) => candidate === stored);
  if (!state) throw new Error(`refund ${id} is ${stored}`);
  return { id, order: order_id, credits, days, amount: { amount, currency }, vat, goodwill, state, createdAt: created_at };
}
