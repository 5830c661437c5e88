import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface DebitRefund {
  readonly id: string;
  readonly order: number;
  readonly amount: number;
}

const columns = ['id', 'order_id as order', 'amount'] as const;

/** A repeated id changes nothing. */
export async function insertDebitRefund(tx: Tx, { id, order, amount }: DebitRefund): Promise<void> {
  await tx
    .insertInto('direct_debit_refunds')
    .values({ id, order_id: order, amount })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Refunds of an order that are not paid yet. */
export async function listOpenRefunds(tx: Tx, order: number): Promise<DebitRefund[]> {
  return tx
    .selectFrom('direct_debit_refunds')
    .select(columns)
    .where('order_id', '=', order)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The order of a refund; null when there is no such refund. */
export async function findRefundedOrder(db: Db, id: string): Promise<number | null> {
  const row = await db.selectFrom('direct_debit_refunds').select('order_id').where('id', '=', id).executeTakeFirst();
  return row?.order_id ?? null;
}

/** Refunds that need no transfer any more: of cancelled debits, and, without a bank, of collected ones. */
export async function listPaidRefunds(db: Db, bank: boolean, limit: number): Promise<DebitRefund[]> {
  return db
    .selectFrom('direct_debit_refunds')
    .innerJoin('direct_debits', 'direct_debits.order_id', 'direct_debit_refunds.order_id')
    .select(['direct_debit_refunds.id', 'direct_debit_refunds.order_id as order', 'direct_debit_refunds.amount'])
    .where('ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('cancelled_at', 'is not', null), eb(bank ? 'direct_debit_refunds.file_id' : 'collected_at', 'is not', null)]),
    )
    .limit(limit)
    .execute();
}

/** False when it ended before. */
export async function setDebitRefundEnded(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('direct_debit_refunds')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
