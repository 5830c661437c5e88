import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Money } from '#platform/contract/money.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { randomText } from '#features/safety/server/index.ts';
import { type OrderReturn, type OrderState, orderStates } from '../../contract/order.ts';
import type { Package } from '#features/shop/contract/package.ts';
import { type PaymentMethod, paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import type { RefundState } from '../../contract/refund.ts';
import { orderNumber } from '../../contract/order-number.ts';
import { toKind } from '#features/shop/server/index.ts';
import type { ProviderName } from '#features/payment-providers/contract/provider-names.ts';

/** The code of the discount, and the price without it. */
export interface OrderDiscount {
  readonly code: string;
  readonly percentage: number;
  readonly listPrice: Money;
}

export interface OrderRow {
  readonly id: number;
  /** The order number as its buyer sees it: `E-10482-7K2M`. */
  readonly number: string;
  readonly userId: UserId;
  readonly state: OrderState;
  readonly packageId: number;
  readonly kind: Package['kind'];
  readonly credits: number;
  /** Days of premium that ends; 0: none. */
  readonly days: number;
  readonly total: Money;
  readonly discount: OrderDiscount | null;
  /** Percent. */
  readonly vatRate: number;
  /** Country where the VAT is due, ISO 3166-1 alpha-2: mostly the buyer's. */
  readonly country: string;
  readonly buyerCountry: string;
  /** Not a `ProviderName`: old orders may name a provider that is no longer configured. */
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly paymentUrl: string | null;
  readonly returnTo: string | null;
  /** Name of the saved method to charge. */
  readonly savedMethod: string | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  /** The order whose debt this order pays. */
  readonly settles: number | null;
  readonly settlesNumber: string | null;
  readonly returned: OrderReturn | null;
}

/** Stored with the order: the facts that decided its VAT, and the consent to start at once. */
export interface BuyerProofs {
  readonly profileCountry: string;
  /** The country of the connection's address; null when unknown. */
  readonly guessedCountry: string | null;
  readonly declaredCountry: string | null;
  /** Version of the consent text. */
  readonly startConsent: string;
}

export interface NewOrder {
  readonly user: UserId;
  readonly clientId: string;
  readonly packageId: number;
  readonly credits: number;
  readonly days?: number;
  readonly total: Money;
  readonly discount: OrderDiscount | null;
  /** Country where the VAT is due. */
  readonly country: string;
  readonly vatRate: number;
  readonly provider: ProviderName;
  readonly method: PaymentMethod;
  readonly returnTo: string | null;
  /** Null: the order sells nothing. */
  readonly proofs: BuyerProofs | null;
  readonly settles?: number;
}

const maxOrders = 200;

export const selectOrders = (db: Db | Tx) =>
  db
    .selectFrom('orders')
    .innerJoin('packages', 'packages.id', 'orders.package_id')
    .leftJoin('order_payments', 'order_payments.order_id', 'orders.id')
    .leftJoin('orders as settled', 'settled.id', 'orders.pays_debt_of')
    .selectAll('orders')
    .select(['packages.kind', 'order_payments.means_label', 'settled.code as settled_code'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('chargebacks')
          .select('chargebacks.order_id')
          .whereRef('chargebacks.order_id', '=', 'orders.id')
          .where('chargebacks.state', '=', 'open'),
      ).as('charged_back'),
      exists(
        selectFrom('refunds')
          .select('refunds.id')
          .whereRef('refunds.order_id', '=', 'orders.id')
          .where('refunds.state', 'in', ['requested', 'done'] satisfies RefundState[]),
      ).as('refunded'),
    ]);
type Selected = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

export function toOrder(row: Selected): OrderRow {
  const state = orderStates.find((candidate) => candidate === row.state);
  const method = paymentMethods.find((candidate) => candidate === row.method);
  if (!state || !method) throw new Error(`order ${row.id} is ${row.state} by ${row.method}`);
  return {
    id: row.id,
    number: orderNumber(row.id, row.code),
    userId: userId(row.user_id),
    state,
    packageId: row.package_id,
    kind: toKind(row.kind),
    credits: row.credits,
    days: row.days,
    total: { amount: row.amount, currency: row.currency },
    discount: toDiscount(row),
    vatRate: row.vat_rate,
    country: row.country,
    buyerCountry: row.profile_country ?? row.country,
    provider: row.provider,
    method,
    reference: row.provider_reference,
    paymentUrl: row.payment_url,
    returnTo: row.return_to,
    savedMethod: row.means_label,
    createdAt: row.created_at,
    completedAt: row.completed_at,
    settles: row.pays_debt_of,
    settlesNumber: row.pays_debt_of === null || row.settled_code === null ? null : orderNumber(row.pays_debt_of, row.settled_code),
    returned: row.charged_back ? 'chargeback' : row.refunded ? 'refund' : null,
  };
}

function toDiscount({
  discount_code: code,
  discount_percentage: percentage,
  list_amount: amount,
  currency,
}: Selected): OrderDiscount | null {
  return code === null || percentage === null || amount === null ? null : { code, percentage, listPrice: { amount, currency } };
}

/** Null also when the order belongs to another user. */
export async function findOrder(db: Db, user: UserId, id: number): Promise<OrderRow | null> {
  const row = await selectOrders(db).where('orders.user_id', '=', user).where('orders.id', '=', id).executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function findOrderByClientId(db: Db | Tx, user: UserId, clientId: string): Promise<OrderRow | null> {
  const row = await selectOrders(db).where('orders.user_id', '=', user).where('orders.client_id', '=', clientId).executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** A member's orders, newest first. */
export async function listOrders(db: Db, user: UserId): Promise<OrderRow[]> {
  const rows = await selectOrders(db).where('orders.user_id', '=', user).orderBy('orders.id', 'desc').limit(maxOrders).execute();
  return rows.map(toOrder);
}

/** Returns the order's id; null, and does nothing, when `client_id` already has an order. */
export async function insertOrder(tx: Tx, order: NewOrder, now: Date): Promise<number | null> {
  const row = await tx
    .insertInto('orders')
    .values(({ selectFrom }) => ({
      user_id: order.user,
      site_id: selectFrom('users').select('users.site_id').where('users.id', '=', order.user).$asScalar(),
      package_id: order.packageId,
      client_id: order.clientId,
      code: randomText(4),
      state: 'loading',
      credits: order.credits,
      days: order.days ?? 0,
      amount: order.total.amount,
      currency: order.total.currency,
      discount_code: order.discount?.code ?? null,
      discount_percentage: order.discount?.percentage ?? null,
      list_amount: order.discount?.listPrice.amount ?? null,
      country: order.country,
      vat_rate: order.vatRate,
      provider: order.provider,
      method: order.method,
      return_to: order.returnTo,
      profile_country: order.proofs?.profileCountry ?? null,
      guessed_country: order.proofs?.guessedCountry ?? null,
      declared_country: order.proofs?.declaredCountry ?? null,
      pays_debt_of: order.settles ?? null,
      created_at: now,
      checked_at: now,
    }))
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function setPayment(db: Db, order: number, payment: { reference: string; paymentUrl: string | null }): Promise<void> {
  await db
    .updateTable('orders')
    .set({ provider_reference: payment.reference, payment_url: payment.paymentUrl })
    .where('id', '=', order)
    .execute();
}

/** Finds an order of any member by its number. */
export async function findOrderIn(tx: Tx, id: number): Promise<OrderRow | null> {
  const row = await selectOrders(tx).where('orders.id', '=', id).executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** Locks the row until the transaction ends. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | null> {
  const row = await selectOrders(tx).where('orders.id', '=', id).forUpdate('orders').executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function lockOrderByReference(tx: Tx, provider: ProviderName, reference: string): Promise<OrderRow | null> {
  const row = await selectOrders(tx)
    .where('orders.provider', '=', provider)
    .where('orders.provider_reference', '=', reference)
    .forUpdate('orders')
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

/**
 * Attaches the payment that a provider reports to an order that has none, because the provider's answer to us was lost. Null when there
 * is no such order or it has another payment.
 */
export async function lockOrderWithoutPayment(tx: Tx, provider: ProviderName, id: number, reference: string): Promise<OrderRow | null> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ provider_reference: reference })
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('provider_reference', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? null : lockOrder(tx, id);
}

export async function setOrderState(tx: Tx, order: number, state: OrderState, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ state, ...(state === 'completed' ? { completed_at: now } : {}), ...(state === 'failed' ? { failed_at: now } : {}) })
    .where('id', '=', order)
    .execute();
}

/** Call after every webhook or look-up: notes when the order last had news from its provider. */
export async function setChecked(tx: Tx, order: number, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ checked_at: now }).where('id', '=', order).execute();
}
