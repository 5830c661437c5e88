import type { Money } from '#platform/contract/money.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import { book } from './books-repo.ts';

/** An order that is sold. */
interface SoldOrder {
  readonly id: number;
  readonly total: Money;
  readonly provider: string;
  /** Country where its VAT is due. */
  readonly country: string;
  /** Percent. */
  readonly vatRate: number;
  readonly credits: number;
  readonly days: number;
}

/**
 * Books a completed order. The provider owes us the money; part of it is VAT, and the rest is earned when its credits are spent or its
 * days begin.
 */
export async function bookSale(tx: Tx, { id, total, provider, country, vatRate, credits, days }: SoldOrder, now: Date): Promise<void> {
  const vat = vatIn(total.amount, vatRate);
  await book(
    tx,
    {
      kind: 'sale',
      order: id,
      currency: total.currency,
      key: `sale:${id}`,
      entries: [
        { account: 'clearing', order: id, provider, amount: total.amount },
        { account: 'vat', order: id, country, vatRate, amount: -vat },
        { account: credits + days > 0 ? 'deferred' : 'earned', order: id, amount: vat - total.amount },
      ],
    },
    now,
  );
}

/** The order that caused the fee. */
export interface FeeOrder {
  readonly id: number;
  readonly provider: string;
  readonly currency: string;
}

/** The reasons for a fee; each is booked once per order. */
export type FeeCause = 'payment' | 'chargeback';

/** The amount that the provider keeps of an order's payment, or charges for a chargeback. */
export async function bookFee(tx: Tx, { id, provider, currency }: FeeOrder, cause: FeeCause, fee: number, now: Date): Promise<void> {
  await book(
    tx,
    {
      kind: 'fee',
      order: id,
      currency,
      key: feeKey(id, cause),
      entries: [
        { account: 'fees', order: id, provider, amount: fee },
        { account: 'clearing', order: id, provider, amount: -fee },
      ],
    },
    now,
  );
}

/** The idempotency key of the transaction that books a fee. */
export const feeKey = (order: number, cause: FeeCause): string => `${cause === 'payment' ? 'fee' : 'chargeback-fee'}:${order}`;
