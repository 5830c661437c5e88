import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface UseRow {
  readonly code: string;
  readonly currency: string;
  /** Orders that are open, and those that are paid. */
  readonly reserved: number;
  readonly used: number;
  /** Minor units. */
  readonly paid: number;
}

/** How often codes of a site were used, by currency; released ones are not. */
export const countUses = async (db: Db, site: SiteId, codes: readonly string[]): Promise<UseRow[]> =>
  codes.length === 0
    ? []
    : db
        .selectFrom('discount_use_counts')
        .select(['code', 'currency', 'reserved', 'used', 'paid'])
        .where('site_id', '=', site)
        .where('code', 'in', [...codes])
        .execute();

interface Weeks {
  readonly site: SiteId;
  readonly code: string;
  readonly since: Date;
  /** IANA name: weeks begin on Monday there. */
  readonly timeZone: string;
}

/** Orders with a code that were placed since then, by the Monday of their week. */
export async function countByWeek(db: Db, { site, code, since, timeZone }: Weeks): Promise<{ monday: string; orders: number }[]> {
  const { rows } = await sql<{ monday: string; orders: number }>`
    SELECT to_char(date_trunc('week', o.created_at AT TIME ZONE ${timeZone}), 'YYYY-MM-DD') AS monday, count(*)::int AS orders
    FROM orders o JOIN discount_uses d ON d.order_id = o.id
    WHERE o.site_id = ${site} AND o.created_at >= ${since} AND d.code = ${code} AND d.state <> 'released'
    GROUP BY 1`.execute(db);
  return rows;
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
