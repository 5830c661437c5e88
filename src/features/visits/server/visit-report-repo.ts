import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** The properties by which a day's visitors are grouped. Null when the URL did not contain it. */
export interface OriginRow {
  /** `YYYY-MM-DD` in the site's time zone, of the visit or of the signup. */
  readonly day: string;
  readonly network: string | null;
  readonly ref: string | null;
  readonly lander: string | null;
}

/** Days of a site, both included. */
export interface Period {
  readonly site: SiteId;
  readonly timeZone: string;
  readonly from: Day;
  readonly to: Day;
}

interface VisitCount extends OriginRow {
  readonly visits: number;
  readonly bounces: number;
}

/** Visits that may be counted, and how many of them hid or left the page (bounces): only visits with `lb` in their URL report that. */
export async function countVisits(db: Db, { site, timeZone, from, to }: Period): Promise<VisitCount[]> {
  const { rows } = await sql<VisitCount>`
    SELECT to_char(created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, network, ref, lander,
           count(*)::int AS visits, count(hidden_at)::int AS bounces
    FROM visits
    WHERE site_id = ${site} AND created_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone}
      AND created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}
    GROUP BY 1, 2, 3, 4`.execute(db);
  return rows;
}

interface SignupCount extends OriginRow {
  readonly signups: number;
  readonly activations: number;
}

/** Accounts whose members let their origin be stored with them. */
export async function countSignups(db: Db, { site, timeZone, from, to }: Period): Promise<SignupCount[]> {
  const { rows } = await sql<SignupCount>`
    SELECT to_char(t.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, t.network, t.ref, t.lander,
           count(*)::int AS signups,
           count(*) FILTER (WHERE u.status IN ('active', 'held') OR u.deleted_from = 'active')::int AS activations
    FROM trackings t JOIN users u ON u.id = t.user_id
    WHERE u.site_id = ${site} AND t.created_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone}
      AND t.created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}
    GROUP BY 1, 2, 3, 4`.execute(db);
  return rows;
}

interface PurchaseCount extends OriginRow {
  readonly currency: string;
  readonly purchases: number;
  /** Gross, in minor units of the currency, before refunds. */
  readonly amount: number;
}

/** The later purchases of these members, by the day of their signup. An order that settles a debt does not count. */
export async function countPurchases(db: Db, { site, timeZone, from, to }: Period): Promise<PurchaseCount[]> {
  const { rows } = await sql<PurchaseCount>`
    SELECT to_char(t.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, t.network, t.ref, t.lander, o.currency,
           count(*)::int AS purchases, sum(o.amount)::float8 AS amount
    FROM trackings t JOIN users u ON u.id = t.user_id JOIN orders o ON o.user_id = t.user_id
    WHERE u.site_id = ${site} AND t.created_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone}
      AND t.created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}
      AND o.state = 'completed' AND o.pays_debt_of IS NULL
    GROUP BY 1, 2, 3, 4, 5`.execute(db);
  return rows;
}
