import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

interface SiteOfOrder {
  readonly site: SiteId;
  /** That of its number; null when its buyer is gone. */
  readonly code: string | null;
}

/** The site of an order, also of one whose buyer is gone; null when there is none. */
export async function siteOfOrder(tx: Tx, order: number): Promise<SiteOfOrder | null> {
  const kept = await tx.selectFrom('orders').select(['site_id', 'code']).where('id', '=', order).executeTakeFirst();
  if (kept !== undefined) return { site: siteId(kept.site_id), code: kept.code };
  const purged = await tx.selectFrom('purged_orders').select('site_id').where('order_id', '=', order).executeTakeFirst();
  return purged === undefined ? null : { site: siteId(purged.site_id), code: null };
}
