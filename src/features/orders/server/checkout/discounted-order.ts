import type { Money } from '#platform/contract/money.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { DiscountCode } from '#features/discounts/contract/discount.ts';
import { discounted, discountProblem, type Purchase } from '#features/discounts/contract/rules.ts';
import type { DiscountError } from '#features/discounts/contract/errors.ts';
import { findDiscount, lockDiscount, type LockRefusal, reserveDiscount } from '#features/discounts/server/index.ts';
import { findOrderByClientId, insertOrder, type NewOrder, type OrderRow } from '../order/order-repo.ts';

type Asked = Omit<Parameters<typeof findDiscount>[1], 'text'> & { readonly text: string | undefined };

/** The discount that the code gives the order; null without a code. */
export async function discountFor(
  db: Db,
  { text, ...asked }: Asked,
  purchase: Purchase,
): Promise<Result<DiscountCode | null, DiscountError>> {
  if (text === undefined) return ok(null);
  const found = await findDiscount(db, { ...asked, text });
  return found.ok ? (discountProblem(found.value, purchase) ?? found) : found;
}

export function pricedWith(discount: DiscountCode | null, listPrice: Money): Pick<NewOrder, 'total' | 'discount'> {
  if (discount === null) return { total: listPrice, discount: null };
  const { code, value_percentage: percentage } = discount;
  return { total: discounted(listPrice, percentage), discount: { code, percentage, listPrice } };
}

interface Steps<Refusal extends string> {
  /** Checks the discount before the order is stored, and refuses the order if there is none. */
  readonly mayOrder: (tx: Tx) => Promise<Result<null, Refusal>>;
  readonly placed: (tx: Tx) => Promise<void>;
}

/** Stores the order together with the use of its code, so that parallel orders cannot use one code twice. */
export const storeOrder = <Refusal extends string>(
  db: Db,
  order: NewOrder,
  discount: DiscountCode | null,
  now: Date,
  { mayOrder, placed }: Steps<Refusal>,
): Promise<Result<OrderRow, Refusal | LockRefusal>> =>
  transact(db, async (tx) => {
    const { user, clientId } = order;
    const allowed = await mayOrder(tx);
    if (!allowed.ok) return allowed;
    if (discount !== null) {
      const free = await lockDiscount(tx, user, discount, now);
      // A parallel call may have placed this same order while this one waited for the lock: then the use belongs to this order.
      const earlier = await findOrderByClientId(tx, user, clientId);
      if (earlier !== null) return ok(earlier);
      if (!free.ok) return free;
    }
    const id = await insertOrder(tx, order, now);
    if (id !== null) {
      if (discount !== null) await reserveDiscount(tx, user, id, discount);
      await placed(tx);
    }
    const stored = await findOrderByClientId(tx, user, clientId);
    if (stored === null) throw new Error(`an order of user ${user} was not stored`);
    return ok(stored);
  });
