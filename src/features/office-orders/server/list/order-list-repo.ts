import { type RawBuilder, sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { OrderFilter } from '../../contract/rules.ts';
import { hangReasonAt } from './hangs-repo.ts';

/** What somebody searches for: orders with these ids, and all those of these members. */
export interface Wanted {
  readonly orders: readonly number[];
  readonly members: readonly number[];
}

export interface ListedOrder {
  readonly id: number;
  readonly code: string;
  readonly state: string;
  readonly hangs: string | null;
  readonly charged_back: boolean;
  readonly refunded: boolean;
  readonly user_id: number;
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly born: string | null;
  readonly method: string;
  readonly provider: string;
  readonly amount: number;
  readonly currency: string;
  readonly credits: number;
  readonly days: number;
  readonly created_at: Date;
  readonly completed_at: Date | null;
}

export interface OrderList {
  readonly site: SiteId;
  readonly show: OrderFilter;
  readonly wanted: Wanted | null;
  /** What hangs is decided for this time, which is that of the first page. */
  readonly at: Date;
  readonly limit: number;
}

/** Those that hang, the longest first, after an id. */
export const listHanging = (db: Db, list: OrderList, after: number): Promise<ListedOrder[]> => select(db, list, true, after);

/** All others, the newest first, below an id. */
export const listOthers = (db: Db, list: OrderList, below: number | null): Promise<ListedOrder[]> => select(db, list, false, below);

async function select(db: Db, { site, show, wanted, at, limit }: OrderList, hanging: boolean, from: number | null): Promise<ListedOrder[]> {
  const isNext = hanging
    ? sql<boolean>`o.state IN ('loading', 'pending') AND ${hangReasonAt(at)} IS NOT NULL AND o.id > ${from}::bigint`
    : sql<boolean>`${hangReasonAt(at)} IS NULL AND (${from}::bigint IS NULL OR o.id < ${from}::bigint)`;
  const isWanted =
    wanted === null
      ? sql<boolean>`true`
      : sql<boolean>`(o.id = ANY(${wanted.orders}::bigint[]) OR o.user_id = ANY(${wanted.members}::bigint[]))`;
  const order = hanging ? sql`o.id` : sql`o.id DESC`;
  const { rows } = await sql<ListedOrder>`
    WITH page AS MATERIALIZED (SELECT o.*, ${hangReasonAt(at)} AS hangs FROM orders o
      WHERE o.site_id = ${site} AND ${isShown(show)} AND ${isWanted} AND ${isNext} ORDER BY ${order} LIMIT ${limit})
    SELECT o.id, o.code, o.state, o.hangs, o.user_id, p.name, p.date_of_birth::text AS born, o.method, o.provider, o.amount, o.currency,
      o.credits, o.days, o.created_at, o.completed_at,
      EXISTS (SELECT FROM chargebacks c WHERE c.order_id = o.id AND c.state = 'open') AS charged_back,
      EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.state IN ('requested', 'done')) AS refunded
    FROM page o LEFT JOIN profiles p ON p.user_id = o.user_id
    ORDER BY ${order}`.execute(db);
  return rows;
}

/** Those that hang are a list of their own, before the others. */
function isShown(show: OrderFilter): RawBuilder<boolean> {
  switch (show) {
    case 'all':
    case 'hanging':
      return sql<boolean>`true`;
    case 'open':
      return sql<boolean>`o.state IN ('loading', 'pending')`;
    case 'paid':
      return sql<boolean>`o.state = 'completed'`;
    case 'failed':
      return sql<boolean>`o.state = 'failed'`;
    case 'refunded':
      return sql<boolean>`o.id IN (SELECT r.order_id FROM refunds r WHERE r.state IN ('requested', 'done'))`;
    case 'charged_back':
      return sql<boolean>`o.id IN (SELECT c.order_id FROM chargebacks c WHERE c.state = 'open')`;
  }
}

interface Counts {
  readonly today: number;
  readonly hanging: number;
  readonly charged_back: number;
  /** Of the first that hangs. */
  readonly since: Date | null;
}

export async function countOrders(
  db: Db,
  { site, day, timeZone, at }: { readonly site: SiteId; readonly day: Day; readonly timeZone: string; readonly at: Date },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT (SELECT count(*)::int FROM orders o WHERE o.site_id = ${site} AND o.created_at >= ${day}::timestamp AT TIME ZONE ${timeZone})
        AS today,
      (SELECT count(*)::int FROM chargebacks c JOIN orders o ON o.id = c.order_id WHERE c.state = 'open' AND o.site_id = ${site})
        AS charged_back,
      h.hanging, h.since
    FROM (SELECT count(*)::int AS hanging, min(o.created_at) AS since FROM orders o
      WHERE o.site_id = ${site} AND o.state IN ('loading', 'pending') AND ${hangReasonAt(at)} IS NOT NULL) AS h`.execute(db);
  return rows[0] ?? { today: 0, hanging: 0, charged_back: 0, since: null };
}

/** The order of an invoice of the site; null when there is none with this number. */
export async function findOrderOfInvoice(db: Db, site: SiteId, number: string): Promise<number | null> {
  const row = await db
    .selectFrom('invoices')
    .select('order_id')
    .where('number', '=', number)
    .where('site_id', '=', site)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

export async function findMemberByEmail(db: Db, site: SiteId, email: string): Promise<number | null> {
  const row = await db.selectFrom('users').select('id').where('site_id', '=', site).where('email', '=', email).executeTakeFirst();
  return row?.id ?? null;
}

/** Whether the order has this random part in its number. */
export async function hasCode(db: Db, id: number, code: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('id', '=', id).where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}
