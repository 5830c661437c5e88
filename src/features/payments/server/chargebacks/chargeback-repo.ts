import type { Tx } from '#platform/server/db/open-database.ts';

export interface ChargebackRow {
  readonly order: number;
  /** Minor units of the order's currency. */
  readonly amount: number;
  readonly receivable: number;
  readonly state: string;
  /** The order that paid what was owed. */
  readonly settledBy: number | null;
}

/** Locks the row until the transaction ends: what is owed of an order changes under the lock of the order, or of its settlement. */
export async function lockChargeback(tx: Tx, order: number): Promise<ChargebackRow | null> {
  const row = await tx
    .selectFrom('chargebacks')
    .select(['order_id as order', 'amount', 'receivable', 'state', 'settled_by as settledBy'])
    .where('order_id', '=', order)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertChargeback(
  tx: Tx,
  chargeback: Omit<ChargebackRow, 'state' | 'settledBy'>,
  state: 'open' | 'reversed',
  now: Date,
): Promise<void> {
  const { order, amount, receivable } = chargeback;
  await tx.insertInto('chargebacks').values({ order_id: order, amount, receivable, state, created_at: now }).execute();
}

export async function insertTakes(
  tx: Tx,
  order: number,
  takes: readonly { order: number; credits: number; days: number }[],
): Promise<void> {
  if (takes.length === 0) return;
  await tx
    .insertInto('chargeback_takes')
    .values(takes.map((take) => ({ order_id: order, lot_order_id: take.order, credits: take.credits, days: take.days })))
    .execute();
}

export async function listTakes(tx: Tx, order: number): Promise<{ order: number; credits: number; days: number }[]> {
  return tx
    .selectFrom('chargeback_takes')
    .select(['lot_order_id as order', 'credits', 'days'])
    .where('order_id', '=', order)
    .orderBy('lot_order_id')
    .execute();
}

export async function setReversed(tx: Tx, order: number, now: Date): Promise<void> {
  await tx.updateTable('chargebacks').set({ state: 'reversed', reversed_at: now }).where('order_id', '=', order).execute();
}
