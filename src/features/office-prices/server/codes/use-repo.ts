import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface UseRow {
  readonly code: string;
  readonly state: string;
  readonly currency: string;
  readonly orders: number;
  /** Minor units. */
  readonly amount: number;
}

/** How often codes of a site were used, by state and currency; released ones are not. */
export async function countUses(db: Db, site: SiteId, codes: readonly string[]): Promise<UseRow[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('discount_uses')
    .innerJoin('orders', 'orders.id', 'discount_uses.order_id')
    .innerJoin('users', 'users.id', 'discount_uses.user_id')
    .select(({ fn }) => [
      'discount_uses.code',
      'discount_uses.state',
      'orders.currency',
      fn.countAll<number>().as('orders'),
      fn.sum<number>('orders.amount').as('amount'),
    ])
    .where('discount_uses.code', 'in', [...codes])
    .where('discount_uses.state', '<>', 'released')
    .where('users.site_id', '=', site)
    .groupBy(['discount_uses.code', 'discount_uses.state', 'orders.currency'])
    .execute();
  return rows.map((row) => ({ ...row, orders: Number(row.orders), amount: Number(row.amount) }));
}

export interface RefusalRow {
  readonly code: string;
  readonly reason: string;
  readonly count: number;
  readonly last_at: Date;
}

/** The most frequent first. */
export const listRefusals = async (db: Db, site: SiteId, codes: readonly string[]): Promise<RefusalRow[]> =>
  codes.length === 0
    ? []
    : db
        .selectFrom('discount_refusals')
        .select(['code', 'reason', 'count', 'last_at'])
        .where('site_id', '=', site)
        .where('code', 'in', [...codes])
        .orderBy('count', 'desc')
        .execute();
