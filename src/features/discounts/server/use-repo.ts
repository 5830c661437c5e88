import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface DiscountUse {
  readonly order: number;
  readonly code: string;
  /** False: an open order has reserved it. */
  readonly used: boolean;
}

/** The member's uses of single-use codes, which prevent further uses. */
export async function listUses(db: Db | Tx, user: UserId): Promise<DiscountUse[]> {
  const rows = await db
    .selectFrom('discount_uses')
    .select(['order_id', 'code', 'state'])
    .where('user_id', '=', user)
    .where('once_per_user', '=', true)
    .where('state', '<>', 'released')
    .execute();
  return rows.map(({ order_id, code, state }) => ({ order: order_id, code, used: state === 'used' }));
}

/** Orders of the member that have the code, open ones among them. */
export async function countOwnUses(db: Db | Tx, user: UserId, code: string): Promise<number> {
  const { count } = await db
    .selectFrom('discount_uses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('code', '=', code)
    .where('state', '<>', 'released')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest open order of the member that has reserved the code, however often it may be used; null for none. */
export async function findReservation(db: Db | Tx, user: UserId, code: string): Promise<number | null> {
  const row = await db
    .selectFrom('discount_uses')
    .select('order_id')
    .where('user_id', '=', user)
    .where('code', '=', code)
    .where('state', '=', 'reserved')
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** Orders of the site that have the code, open ones among them, also those of accounts that are purged. */
export async function countAllUses(db: Db | Tx, site: SiteId, code: string): Promise<number> {
  const rows = await db
    .selectFrom('discount_use_counts')
    .select(['reserved', 'used'])
    .where('site_id', '=', site)
    .where('code', '=', code)
    .execute();
  return rows.reduce((sum, { reserved, used }) => sum + reserved + used, 0);
}

interface NewUse {
  readonly order: number;
  readonly user: UserId;
  readonly code: string;
  readonly oncePerUser: boolean;
}

export async function insertUse(tx: Tx, { order, user, code, oncePerUser }: NewUse): Promise<void> {
  await tx
    .insertInto('discount_uses')
    .values({ order_id: order, user_id: user, code, once_per_user: oncePerUser, state: 'reserved' })
    .execute();
}

/** Null when the order has no discount. */
export async function findUseOfOrder(tx: Tx, order: number): Promise<{ readonly code: string; readonly oncePerUser: boolean } | null> {
  const row = await tx.selectFrom('discount_uses').select(['code', 'once_per_user']).where('order_id', '=', order).executeTakeFirst();
  return row ? { code: row.code, oncePerUser: row.once_per_user } : null;
}

export async function setUse(tx: Tx, order: number, state: 'used' | 'released'): Promise<void> {
  await tx.updateTable('discount_uses').set({ state }).where('order_id', '=', order).execute();
}

/** Whether the bank took back a payment of the member, also if it was settled since. */
export async function hadChargeback(db: Db, user: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('chargebacks')
    .innerJoin('orders', 'orders.id', 'chargebacks.order_id')
    .select('orders.id')
    .where('orders.user_id', '=', user)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
