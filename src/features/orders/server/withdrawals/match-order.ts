import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { readOrderId, readOrderNumber } from '../../contract/order-number.ts';

export interface Match {
  readonly order: number;
  readonly user: UserId;
  /** True when its buyer declared it, logged in. */
  readonly own: boolean;
}

/** Matches the order: one of the declaring member's, or the one with this whole number. A person decides in all other cases. */
export async function matchOrder(
  tx: Tx,
  { site, order: text }: { readonly site: SiteId; readonly order: string },
  viewer: UserId | null,
  boughtSince: Date,
): Promise<Match | null> {
  const own = viewer === null ? null : await findOwn(tx, viewer, readOrderId(text), boughtSince);
  return own ?? findByNumber(tx, site, text);
}

const buyers = (tx: Tx) =>
  tx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.user_id'])
    .where('orders.pays_debt_of', 'is', null);

/** Without a number, matches the member's only purchase since that time. */
async function findOwn(tx: Tx, viewer: UserId, id: number | null, since: Date): Promise<Match | null> {
  const own = buyers(tx).where('orders.user_id', '=', viewer);
  const rows = await (
    id === null
      ? own.where('orders.state', 'in', ['pending', 'completed']).where('orders.created_at', '>', since)
      : own.where('orders.id', '=', id)
  )
    .limit(2)
    .execute();
  const [row] = rows;
  return row !== undefined && rows.length === 1 ? { order: row.id, user: userId(row.user_id), own: true } : null;
}

async function findByNumber(tx: Tx, site: SiteId, text: string): Promise<Match | null> {
  const written = readOrderNumber(text);
  if (written === null || !Number.isSafeInteger(written.id)) return null;
  const row = await buyers(tx)
    .where('users.site_id', '=', site)
    .where('orders.id', '=', written.id)
    .where('orders.code', '=', written.code)
    .executeTakeFirst();
  return row ? { order: row.id, user: userId(row.user_id), own: false } : null;
}
