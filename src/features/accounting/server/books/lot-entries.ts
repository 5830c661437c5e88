import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { valueOf } from '#features/credits/contract/lot-value.ts';
import { type Lot, lotsOf, putBackInLot, takeFromLot } from '#features/credits/server/index.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import type { BookEntry } from './books-repo.ts';

/** The order of a lot. */
interface LotOrder {
  readonly id: number;
  readonly userId: UserId;
  /** Country where its VAT is due. */
  readonly country: string;
  /** Percent. */
  readonly vatRate: number;
}

interface Move {
  readonly order: LotOrder;
  readonly credits: number;
  readonly kind: 'refund' | 'chargeback';
  /** Named after the cause: the same key moves credits once. */
  readonly key: string;
}

export interface Moved {
  readonly credits: number;
  /** Minor units, VAT included. */
  readonly amount: number;
  readonly entries: readonly BookEntry[];
}

/** Takes credits out of an order's lot and returns their book entries: we owe neither their revenue nor their VAT any more. */
export async function takeWithEntries(tx: Tx, { order, credits, kind, key }: Move, now: Date): Promise<Moved> {
  const take = await takeFromLot(tx, { user: order.userId, order: order.id, credits, kind, key }, now);
  if (take.credits === 0) return { ...take, entries: [] };
  const lot = await lotOf(tx, order);
  const end = lot.credits - lot.taken;
  return { ...take, entries: entriesOf(order, take.amount, vatOf(lot, end, end + take.credits), 1) };
}

/**
 * The reverse of `takeWithEntries`. The value of the credits may differ by a cent from when they were taken, if other credits were taken
 * meanwhile.
 */
export async function putBackWithEntries(tx: Tx, { order, credits, kind, key }: Move, now: Date): Promise<Moved> {
  const back = await putBackInLot(tx, { user: order.userId, order: order.id, credits, kind, key }, now);
  if (back.credits === 0) return { ...back, entries: [] };
  const lot = await lotOf(tx, order);
  const end = lot.credits - lot.taken;
  return { ...back, entries: entriesOf(order, back.amount, vatOf(lot, end - back.credits, end), -1) };
}

/** The VAT in some credits of a lot, rounded cumulatively from the start of the lot, as their value is. */
export const vatOf = ({ credits, amount, vatRate }: Lot, from: number, to: number): number =>
  valueOf({ credits, amount: vatIn(amount, vatRate) }, from, to);

async function lotOf(tx: Tx, { id, userId }: LotOrder): Promise<Lot> {
  const lot = (await lotsOf(tx, userId)).find(({ order }) => order === id);
  if (!lot) throw new Error(`order ${id} has no lot`);
  return lot;
}

const entriesOf = ({ id, country, vatRate }: LotOrder, amount: number, vat: number, sign: 1 | -1): BookEntry[] => [
  { account: 'deferred', order: id, amount: sign * (amount - vat) },
  { account: 'vat', order: id, country, vatRate, amount: sign * vat },
];
