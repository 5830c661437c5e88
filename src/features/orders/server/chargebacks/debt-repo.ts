import type { UserId } from '#platform/contract/ids.ts';
import type { Money } from '#platform/contract/money.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { orderNumber } from '../../contract/order-number.ts';
import { leastDebt } from '#features/accounting/contract/least-debt.ts';
import type { ChargebackRow } from './chargeback-repo.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';

export interface DebtRow {
  readonly order: number;
  /** The order number as its buyer sees it. */
  readonly number: string;
  readonly packageId: number;
  /** The buyer's country when the order was placed. */
  readonly country: string;
  /** The amount that the bank took back, and the part of it that is owed. */
  readonly returned: Money;
  readonly amount: Money;
  readonly returnedAt: Date;
}

/** A member's debts, oldest first. */
export async function listDebts(db: Db | Tx, user: UserId): Promise<DebtRow[]> {
  const rows = await db
    .selectFrom('chargebacks')
    .innerJoin('orders', 'orders.id', 'chargebacks.order_id')
    .select([
      'orders.id',
      'orders.code',
      'orders.package_id',
      'orders.country',
      'orders.profile_country',
      'orders.currency',
      'chargebacks.amount',
      'chargebacks.receivable',
      'chargebacks.created_at',
    ])
    .where('orders.user_id', '=', user)
    .where('chargebacks.state', '=', 'open')
    .where('chargebacks.settled_by', 'is', null)
    .where('chargebacks.written_off_at', 'is', null)
    .where('chargebacks.receivable', '>=', leastDebt)
    .orderBy('chargebacks.created_at')
    .execute();
  return rows.map(({ id, code, package_id, country, profile_country, currency, amount, receivable, created_at }) => ({
    order: id,
    number: orderNumber(id, code),
    packageId: package_id,
    country: profile_country ?? country,
    returned: { amount, currency },
    amount: { amount: receivable, currency },
    returnedAt: created_at,
  }));
}

/** The pending payment for an order's debt, else the payment by this method that still waits for its buyer. */
export async function findOpenSettlement(
  db: Db | Tx,
  { order, amount }: Pick<DebtRow, 'order' | 'amount'>,
  method: PaymentMethod | null,
): Promise<number | null> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'state', 'method'])
    .where('pays_debt_of', '=', order)
    .where('amount', '=', amount.amount)
    .where('state', 'in', ['loading', 'pending'])
    .orderBy('id')
    .execute();
  return (rows.find(({ state }) => state === 'pending') ?? rows.find((row) => row.method === method))?.id ?? null;
}

export async function setSettledBy(tx: Tx, { order, round }: Pick<ChargebackRow, 'order' | 'round'>, payment: number): Promise<void> {
  await tx.updateTable('chargebacks').set({ settled_by: payment }).where('order_id', '=', order).where('round', '=', round).execute();
}
