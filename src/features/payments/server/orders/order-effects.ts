import type { Tx } from '#platform/server/db/open-database.ts';
import { markPaidUser } from '#features/account/server/index.ts';
import { addPurchase } from '#features/credits/server/index.ts';
import { redeemDiscount, releaseDiscount } from '#features/discounts/server/index.ts';
import type { OrderState } from '../../contract/order.ts';
import { bookSale } from '../books/book-sale.ts';
import type { OrderRow } from './order-repo.ts';

/** Runs in the transaction that changes the order's state, with the order locked. */
type OrderEffect = (tx: Tx, order: OrderRow, now: Date) => Promise<void>;

const deliverCredits: OrderEffect = (tx, { id, userId, credits, total, vatRate }, now) =>
  addPurchase(tx, userId, { order: id, credits, ...total, vatRate }, now);

const makePremium: OrderEffect = (tx, { userId }) => markPaidUser(tx, userId);

const takeDiscount: OrderEffect = (tx, { id, userId }) => redeemDiscount(tx, userId, id);

const freeDiscount: OrderEffect = (tx, { id }) => releaseDiscount(tx, id);

/** What follows when an order reaches a state, in this order. */
export const orderEffects: Readonly<Record<OrderState, readonly OrderEffect[]>> = {
  loading: [],
  pending: [],
  // The discount last: it locks the buyer, whom every completion locks after the balance.
  completed: [deliverCredits, makePremium, bookSale, takeDiscount],
  failed: [freeDiscount],
};
