import type { Tx } from '#platform/server/db/open-database.ts';

export interface ChargebackRow {
  readonly order: number;
  /** Counts from 1: a payment that came back to us can be charged back again. */
  readonly round: number;
  /** The provider's id of the dispute; null when it has none. */
  readonly dispute: string | null;
  /** Minor units of the order's currency. */
  readonly amount: number;
  readonly receivable: number;
  readonly state: string;
  /** The order that settled the debt. */
  readonly settledBy: number | null;
  /** When the debt was written off because nobody paid it, and the VAT that was corrected with it. */
  readonly writtenOffAt: Date | null;
  readonly writtenOffVat: number;
}

/** Another way to name a chargeback: by its order and round. */
type Round = Pick<ChargebackRow, 'order' | 'round'>;

/**
 * Locks the rows until the transaction ends: the debt of an order changes only under the lock of the order, or of the order that settles
 * it.
 */
export async function lockChargebacks(tx: Tx, order: number): Promise<ChargebackRow[]> {
  return tx
    .selectFrom('chargebacks')
    .select(['order_id as order', 'round', 'dispute', 'amount', 'receivable', 'state', 'settled_by as settledBy'])
    .select(['written_off_at as writtenOffAt', 'written_off_vat as writtenOffVat'])
    .where('order_id', '=', order)
    .orderBy('round')
    .forUpdate()
    .execute();
}

/** The order's open chargeback, else its newest one, locked. A chargeback that ended before it began may be newer than the open one. */
export async function lockChargeback(tx: Tx, order: number): Promise<ChargebackRow | null> {
  const rows = await lockChargebacks(tx, order);
  return rows.find(({ state }) => state === 'open') ?? rows.at(-1) ?? null;
}

interface Answerable {
  readonly reason?: string | undefined;
  readonly respondBy?: Date | undefined;
}

export async function insertChargeback(
  tx: Tx,
  chargeback: Pick<ChargebackRow, 'order' | 'round' | 'dispute' | 'amount' | 'receivable'> & Answerable,
  state: 'open' | 'reversed',
  now: Date,
): Promise<void> {
  const { order, reason, respondBy, ...row } = chargeback;
  await tx
    .insertInto('chargebacks')
    .values({ order_id: order, ...row, reason: reason ?? null, respond_by: respondBy ?? null, state, created_at: now })
    .execute();
}

export async function insertTakes(
  tx: Tx,
  { order, round }: Round,
  takes: readonly { order: number; credits: number; days: number }[],
): Promise<void> {
  if (takes.length === 0) return;
  await tx
    .insertInto('chargeback_deductions')
    .values(takes.map((take) => ({ order_id: order, round, lot_order_id: take.order, credits: take.credits, days: take.days })))
    .execute();
}

export async function listTakes(tx: Tx, { order, round }: Round): Promise<{ order: number; credits: number; days: number }[]> {
  return tx
    .selectFrom('chargeback_deductions')
    .select(['lot_order_id as order', 'credits', 'days'])
    .where('order_id', '=', order)
    .where('round', '=', round)
    .orderBy('lot_order_id')
    .execute();
}

/** Its end came first, without a name. Names it, so that a dispute with another name counts as a new one. */
export async function nameDispute(tx: Tx, chargeback: ChargebackRow | undefined, dispute: string | null): Promise<void> {
  if (chargeback === undefined || chargeback.dispute !== null || dispute === null) return;
  await tx
    .updateTable('chargebacks')
    .set({ dispute })
    .where('order_id', '=', chargeback.order)
    .where('round', '=', chargeback.round)
    .execute();
}

export async function setReversed(tx: Tx, { order, round }: Round, now: Date): Promise<void> {
  await tx
    .updateTable('chargebacks')
    .set({ state: 'reversed', reversed_at: now })
    .where('order_id', '=', order)
    .where('round', '=', round)
    .execute();
}

export async function setWrittenOff(tx: Tx, { order, round }: Round, vat: number, now: Date): Promise<void> {
  await tx
    .updateTable('chargebacks')
    .set({ written_off_at: now, written_off_vat: vat })
    .where('order_id', '=', order)
    .where('round', '=', round)
    .execute();
}
