import type { Day } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { paymentMethods } from '../../contract/payment-methods.ts';
import type { PaymentDetails, PaymentEventKind, PaymentRequest, RefundRequest, SettledItem } from '../port/provider.ts';
import { paymentOutcomes, settledKinds } from '../port/provider.ts';
import { settlementDay } from './decisions.ts';
import {
  type Aftermath,
  aftermathStates,
  type Decided,
  type QueuedWebhook,
  type SandboxPayment,
  type Settlement,
} from './sandbox-payment.ts';

/** Returns the payment's reference: the given one, or that of the order's existing payment. */
export async function findOrInsertPayment(db: Db, reference: string, request: PaymentRequest, now: Date): Promise<string> {
  const row = await db
    .insertInto('sandbox_payments')
    .values({
      reference,
      order_id: request.order,
      amount: request.total.amount,
      currency: request.total.currency,
      method: request.method,
      description: request.description,
      return_url: request.returnUrl,
      customer: request.customer,
      remember: request.remember,
      state: 'open',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet((row) => ({ order_id: row.ref('excluded.order_id') })))
    .returning('reference')
    .executeTakeFirstOrThrow();
  return row.reference;
}

export async function findPayment(db: Db, reference: string): Promise<SandboxPayment | null> {
  const row = await select(db).where('reference', '=', reference).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function findDecidedPayment(db: Db, order: number): Promise<string | null> {
  const payments = db.selectFrom('sandbox_payments').select('reference').where('order_id', '=', order);
  return (await payments.where('state', '<>', 'open').executeTakeFirst())?.reference ?? null;
}

/** The newest payments first. */
export async function listPayments(db: Db, limit: number): Promise<SandboxPayment[]> {
  const rows = await select(db).orderBy('created_at', 'desc').orderBy('order_id', 'desc').limit(limit).execute();
  return rows.map(toPayment);
}

const select = (db: Db) => db.selectFrom('sandbox_payments').selectAll();

function toPayment(row: Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>): SandboxPayment {
  const method = paymentMethods.find((candidate) => candidate === row.method);
  if (!method) throw new Error(`sandbox payment ${row.reference} is by ${row.method}`);
  return {
    reference: row.reference,
    total: { amount: row.amount, currency: row.currency },
    method,
    description: row.description,
    returnUrl: row.return_url,
    state: paymentOutcomes.find((candidate) => candidate === row.state) ?? 'open',
    aftermath: aftermathStates.find((candidate) => candidate === row.aftermath) ?? null,
    customer: row.customer,
    remember: row.remember,
  };
}

/** Stores the buyer's decision and queues its webhooks, in order. Does nothing when the payment is already decided. */
export async function decidePayment(db: Db, { reference, customer }: SandboxPayment, decided: Decided, dueAt: Date): Promise<void> {
  const { state, webhooks, settlement, kept } = decided;
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sandbox_payments')
      .set({ state })
      .where('reference', '=', reference)
      .where('state', 'in', ['open', 'pending'])
      .where('state', '<>', state)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    if (kept !== null)
      await tx
        .insertInto('sandbox_means')
        .values({ ...kept, customer })
        .execute();
    if (settlement !== null) await insertSettlement(tx, reference, settlement);
    await queueWebhooks(tx, reference, webhooks, dueAt);
  });
}

/**
 * Changes the state of a paid payment, and queues the webhooks that report it. Does nothing when the payment is not in the change's first
 * state.
 */
export async function moveAftermath(
  db: Db,
  reference: string,
  { from, to }: { readonly from: Aftermath | null; readonly to: Aftermath | null },
  { webhooks, settlement }: { readonly webhooks: readonly QueuedWebhook[]; readonly settlement: Settlement },
  dueAt: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sandbox_payments')
      .set({ aftermath: to })
      .where('reference', '=', reference)
      .where('state', '=', 'paid')
      .where('aftermath', 'is not distinct from', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await insertSettlement(tx, reference, settlement);
    const dispute = { dispute: `${reference}:${await countChargebacks(tx, reference)}` };
    const named = webhooks.map(({ kind, details }) => ({
      kind,
      details: kind.startsWith('charge') ? { ...details, ...dispute } : details,
    }));
    await queueWebhooks(tx, reference, named, dueAt);
  });
}

/** Number of chargebacks of a payment. */
async function countChargebacks(tx: Tx, reference: string): Promise<number> {
  const rows = await tx
    .selectFrom('sandbox_settlements')
    .select('id')
    .where('reference', '=', reference)
    .where('kind', '=', 'charged_back')
    .execute();
  return rows.length;
}

async function queueWebhooks(tx: Tx, reference: string, webhooks: readonly QueuedWebhook[], dueAt: Date): Promise<void> {
  if (webhooks.length === 0) return;
  const rows = webhooks.map(({ kind, details }) => ({ reference, kind, details: JSON.stringify(details), due_at: dueAt }));
  await tx.insertInto('sandbox_webhooks').values(rows).execute();
}

async function insertSettlement(tx: Tx, reference: string, { kind, amount, fee, on }: Settlement): Promise<void> {
  await tx.insertInto('sandbox_settlements').values({ reference, kind, amount, fee, settled_on: on }).execute();
}

/** The movements settled on a day. */
export async function listSettlements(db: Db, day: Day): Promise<SettledItem[]> {
  const rows = await db
    .selectFrom('sandbox_settlements as s')
    .leftJoin('sandbox_payments as p', 'p.reference', 's.reference')
    .select(['s.id', 's.reference', 's.kind', 's.amount', 's.fee', 'p.currency'])
    .where('s.settled_on', '=', day)
    .orderBy('s.id')
    .execute();
  return rows.map(({ id, kind: stored, currency, ...row }) => {
    const kind = settledKinds.find((candidate) => candidate === stored);
    if (!kind) throw new Error(`sandbox settlement ${id} is ${stored}`);
    return { ...row, id: String(id), kind, currency: currency ?? 'EUR' };
  });
}

/** The test card or wallet of a token; null when the sandbox has saved none for this customer. */
export async function findKeptSource(db: Db, token: string, customer: string): Promise<string | null> {
  const row = await db
    .selectFrom('sandbox_means')
    .select('source')
    .where('token', '=', token)
    .where('customer', '=', customer)
    .executeTakeFirst();
  return row?.source ?? null;
}

export async function deleteKept(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sandbox_means').where('token', '=', token).execute();
}

/** Refunds once per refund id, and queues the webhook that reports it. */
export async function insertRefund(db: Db, { reference, refund, amount }: RefundRequest, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('sandbox_refunds')
      .values({ refund, reference, amount: amount.amount })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await insertSettlement(tx, reference, { kind: 'refunded', amount: amount.amount, fee: 0, on: settlementDay(now) });
    const details: PaymentDetails = { refund, ...amount };
    await tx
      .insertInto('sandbox_webhooks')
      .values({ reference, kind: 'refunded' satisfies PaymentEventKind, details: JSON.stringify(details), due_at: now })
      .execute();
  });
}

export interface DueWebhook {
  readonly id: number;
  readonly reference: string;
  readonly kind: string;
  readonly details: unknown;
}

/** Due webhooks that were not answered yet, in order. */
export async function listDueWebhooks(db: Db, now: Date): Promise<DueWebhook[]> {
  return db
    .selectFrom('sandbox_webhooks')
    .select(['id', 'reference', 'kind', 'details'])
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('id')
    .execute();
}

export async function setWebhookSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('sandbox_webhooks').set({ sent_at: now }).where('id', '=', id).execute();
}
