import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { book } from '../books/books-repo.ts';
import { bookFee, type FeeCause } from '../books/book-sale.ts';
import type { SettledItem } from '#features/payment-providers/server/index.ts';
import { bookedFeeLeft, type ItemKey, lockSoldOrder, lockUnbooked, setBooked, type StoredItem } from './settled-item-repo.ts';

interface FeeSource {
  readonly cause: FeeCause;
  readonly kinds: readonly SettledItem['kind'][];
}

const payment: FeeSource = { cause: 'payment', kinds: ['paid', 'fee'] };
const chargeback: FeeSource = { cause: 'chargeback', kinds: ['charged_back'] };
const feeSources: Readonly<Record<string, FeeSource>> = { paid: payment, fee: payment, charged_back: chargeback };

/**
 * Moves a paid-out item from the provider's account to the bank's. Idempotent. An item whose order is not paid yet, as far as we know,
 * waits for the payment.
 */
export const bookItem = (db: Db, key: ItemKey, now: Date): Promise<void> => transact(db, (tx) => bookItemIn(tx, key, now));

/** The same within a transaction. */
export async function bookItemIn(tx: Tx, key: ItemKey, now: Date): Promise<void> {
  const item = await lockUnbooked(tx, key);
  const order = item === null ? null : await lockSoldOrder(tx, item);
  if (item === null || order === null) return;
  const { provider, currency, net } = item;
  const fee = await feeOf(tx, item, order, now);
  await book(
    tx,
    {
      kind: 'payout',
      order: order.id,
      currency,
      key: `payout:${provider}:${item.item}`,
      entries: [
        { account: 'bank', order: order.id, provider, amount: net },
        { account: 'fees', order: order.id, provider, amount: fee },
        { account: 'clearing', order: order.id, provider, amount: -net - fee },
      ],
    },
    now,
  );
  await setBooked(tx, item, order.id, now);
}

/**
 * The part of an item's fee that is not booked yet. A fee that only this report contains is booked under its own key, so that a later
 * event about it does not book it again.
 */
async function feeOf(
  tx: Tx,
  { kind, fee }: StoredItem,
  order: { id: number; provider: string; currency: string },
  now: Date,
): Promise<number> {
  const source = feeSources[kind];
  if (source === undefined) return fee;
  if (fee > 0) await bookFee(tx, order, source.cause, fee, now);
  return fee - (await bookedFeeLeft(tx, order.id, source.cause, source.kinds));
}
