import type { Money } from '#platform/contract/money.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { discounted, type DiscountCode, misfitOf, type Purchase } from '#features/discounts/contract/discount.ts';
import type { DiscountError } from '#features/discounts/contract/errors.ts';
import { findDiscount, lockDiscount, reserveDiscount } from '#features/discounts/server/index.ts';
import { findOrderByClientId, insertOrder, type NewOrder, type OrderRow } from './order-repo.ts';

type Asked = Omit<Parameters<typeof findDiscount>[1], 'text'> & { readonly text: string | undefined };

/** The discount of the code in the order; null without a code. */
export async function discountFor(
  db: Db,
  { text, ...asked }: Asked,
  purchase: Purchase,
): Promise<Result<DiscountCode | null, DiscountError>> {
  if (text === undefined) return ok(null);
  const found = await findDiscount(db, { ...asked, text });
  return found.ok ? (misfitOf(found.value, purchase) ?? found) : found;
}

export function pricedWith(discount: DiscountCode | null, listPrice: Money): Pick<NewOrder, 'total' | 'discount'> {
  if (discount === null) return { total: listPrice, discount: null };
  const { code, value_percentage: percentage } = discount;
  return { total: discounted(listPrice, percentage), discount: { code, percentage, listPrice } };
}

/** Stores the order together with the use of its code, so that parallel orders cannot use one twice. */
export const storeOrder = (
  db: Db,
  order: NewOrder,
  discount: DiscountCode | null,
  now: Date,
): Promise<Result<OrderRow, 'discount_used' | 'discount_reserved'>> =>
  db.transaction().execute(async (tx) => {
    const { user, clientId } = order;
    if (discount !== null) {
      const free = await lockDiscount(tx, user, discount);
      // The same intent may have been ordered while this call waited for the lock: then the use is its own.
      const placed = await findOrderByClientId(tx, user, clientId);
      if (placed !== null) return ok(placed);
      if (!free.ok) return free;
    }
    const id = await insertOrder(tx, order, now);
    if (id !== null && discount !== null) await reserveDiscount(tx, user, id, discount);
    const placed = await findOrderByClientId(tx, user, clientId);
    if (placed === null) throw new Error(`an order of user ${user} was not stored`);
    return ok(placed);
  });
