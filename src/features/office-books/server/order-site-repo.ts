import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

interface SiteOfOrder {
  readonly site: SiteId;
  /** Its buyer; null once they are gone. */
  readonly member: number | null;
  readonly provider: string;
  /** That of its number; null when its buyer is gone. */
  readonly code: string | null;
}

/** The site of an order, also of one whose buyer is gone; null when there is none. */
export async function siteOfOrder(tx: Db | Tx, order: number): Promise<SiteOfOrder | null> {
  const kept = await tx.selectFrom('orders').select(['site_id', 'code', 'user_id', 'provider']).where('id', '=', order).executeTakeFirst();
  if (kept !== undefined) return { site: siteId(kept.site_id), member: kept.user_id, provider: kept.provider, code: kept.code };
  const purged = await tx.selectFrom('purged_orders').select(['site_id', 'provider']).where('order_id', '=', order).executeTakeFirst();
  return purged === undefined ? null : { site: siteId(purged.site_id), member: null, provider: purged.provider, code: null };
}
