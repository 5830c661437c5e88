import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { valueOf } from '../../contract/lot-value.ts';
import { bookTake, findTake, listLots, lockPurchased, type Take, type TakeKind } from './lot-repo.ts';
import { withRemaining } from './lots-of.ts';

interface Taking {
  readonly user: UserId;
  /** The order whose lot it is. */
  readonly order: number;
  /** At most this many. */
  readonly credits: number;
  readonly kind: TakeKind;
  /** Named after the cause: the same key takes once. */
  readonly key: string;
}

const nothing: Take = { credits: 0, amount: 0 };

/**
 * Takes remaining credits of an order's lot out of the member's balance, for a refund or a chargeback, and returns their number and exact
 * value in minor units: fewer than wanted when the others were spent, none when there is no such lot. A repeated key returns the first
 * result. Publish `creditsChanged` after the commit.
 */
export async function takeFromLot(tx: Tx, { user, order, credits, kind, key }: Taking, now: Date): Promise<Take> {
  // Serialized for each member, like spending: the rest of the lot does not change until the commit.
  const purchased = await lockPurchased(tx, user);
  const before = await findTake(tx, key);
  if (before !== null) return before;
  const lot = withRemaining(await listLots(tx, user), purchased).find((candidate) => candidate.order === order);
  const taken = Math.min(credits, lot?.left ?? 0);
  if (!lot || taken <= 0) return nothing;
  const end = lot.credits - lot.taken;
  const take = { credits: taken, amount: valueOf(lot, end - taken, end) };
  await bookTake(tx, { user, lot: lot.id, kind, key, take }, now);
  return take;
}

/**
 * Puts back the credits of an earlier `takeFromLot`, when its refund failed or its chargeback was withdrawn: the member has them again,
 * at their old value. A repeated key puts back once. Publish `creditsChanged` after the commit.
 */
export async function putBackInLot(tx: Tx, { user, order, credits, kind, key }: Taking, now: Date): Promise<Take> {
  await lockPurchased(tx, user);
  const before = await findTake(tx, key);
  if (before !== null) return { credits: -before.credits, amount: -before.amount };
  const lot = (await listLots(tx, user)).find((candidate) => candidate.order === order);
  const back = Math.min(credits, lot?.taken ?? 0);
  if (!lot || back <= 0) return nothing;
  const start = lot.credits - lot.taken;
  const amount = valueOf(lot, start, start + back);
  await bookTake(tx, { user, lot: lot.id, kind, key, take: { credits: -back, amount: -amount } }, now);
  return { credits: back, amount };
}
