import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** The site of an order, also of one whose buyer is gone; null when there is none. */
export async function siteOfOrder(tx: Tx, order: number): Promise<SiteId | null> {
  const kept = await tx.selectFrom('orders').select('site_id').where('id', '=', order).executeTakeFirst();
  if (kept !== undefined && kept.site_id !== null) return siteId(kept.site_id);
  const purged = await tx.selectFrom('purged_orders').select('site_id').where('order_id', '=', order).executeTakeFirst();
  return purged === undefined ? null : siteId(purged.site_id);
}
