import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { lockUser } from '#features/account/server/index.ts';
import type { DiscountCode } from '../contract/discount.ts';
import { lockCodeOf } from './discount-repo.ts';
import { limitRefusal, type LimitRefusal } from './limits.ts';
import { isExpired } from './present-discount.ts';
import { findUseOfOrder, insertUse, listUses, setUse } from './use-repo.ts';

/** The open order that has reserved the code; null when it is free. */
export async function reservationOf(db: Db, user: UserId, { code, validity }: DiscountCode): Promise<number | null> {
  if (validity !== 'once-per-user') return null;
  return (await listUses(db, user)).find((use) => use.code === code)?.order ?? null;
}

export type LockRefusal = 'discount_used' | 'discount_reserved' | 'discount_inactive' | 'discount_expired' | LimitRefusal;

/**
 * Whether the member can use the code for one more order. Locks the member and then the operator's code until the transaction ends, so
 * that the answer holds for `reserveDiscount`, also where a code is ended or the last of its uses is taken at the same time; call it
 * before anything else in the transaction.
 */
export async function lockDiscount(tx: Tx, user: UserId, { code, validity }: DiscountCode, now: Date): Promise<Result<null, LockRefusal>> {
  await lockUser(tx, user);
  const use = validity === 'once-per-user' ? (await listUses(tx, user)).find((one) => one.code === code) : undefined;
  if (use !== undefined) return use.used ? fail('discount_used', { code }) : fail('discount_reserved', { code, order: use.order });
  const stored = await lockCodeOf(tx, user, code);
  if (stored === null) return ok(null);
  if (stored.status !== 'active') return fail('discount_inactive', { code });
  if (isExpired(stored, now)) return fail('discount_expired', { code, at: stored.expires?.toISOString() ?? '' });
  return (await limitRefusal(tx, stored, { site: stored.site, user, now })) ?? ok(null);
}

/** Call after `lockDiscount`, in the transaction that creates the order. */
export const reserveDiscount = (tx: Tx, user: UserId, order: number, { code, validity }: DiscountCode): Promise<void> =>
  insertUse(tx, { order, user, code, oncePerUser: validity === 'once-per-user' });

/** Releases the code of a failed order, so that it can be used again. */
export const releaseDiscount = (tx: Tx, order: number): Promise<void> => setUse(tx, order, 'released');

/**
 * Marks the code of a paid order as used. A failed order that is paid late takes its code again, even from an order that has only
 * reserved it. When another order has used it meanwhile, the member keeps the discount that they have paid for, and the code keeps its
 * one use.
 */
export async function redeemDiscount(tx: Tx, user: UserId, order: number): Promise<void> {
  const use = await findUseOfOrder(tx, order);
  if (use === null) return;
  if (use.oncePerUser) {
    await lockUser(tx, user);
    const other = (await listUses(tx, user)).find((one) => one.code === use.code && one.order !== order);
    if (other?.used) return setUse(tx, order, 'released');
    if (other) await setUse(tx, other.order, 'released');
  }
  await setUse(tx, order, 'used');
}
