import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { bookIncome } from '../credits-repo.ts';
import { insertLot, type Purchase } from './lot-repo.ts';

/** Adds the credits of a paid order and the lot that stores their price, once per order. */
export async function addPurchase(tx: Tx, user: UserId, purchase: Purchase, now: Date): Promise<void> {
  if (await bookIncome(tx, user, purchase.credits, 'purchase', `order:${purchase.order}`, now)) await insertLot(tx, user, purchase, now);
}
