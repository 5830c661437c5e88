import { type RawBuilder, sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Right } from '#platform/contract/rights.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FoundBy } from '../../contract/rules.ts';
import type { MemberQuery } from './read-query.ts';

export interface MemberRow {
  readonly id: number;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly born: string;
  readonly status: string;
  readonly hidden: boolean;
  readonly fictional: boolean;
  readonly paid_user: boolean;
  readonly email: string;
  readonly since: Date;
  readonly last_active_at: Date;
}

const columns = sql`u.id, p.name, p.date_of_birth::text AS born, u.status, p.hidden, p.fictional, u.paid_user, u.email,
  u.signup_date AS since, p.last_active_at`;

interface Page {
  readonly site: SiteId;
  readonly after: number | null;
  readonly limit: number;
}

export async function listNewest(db: Db, { site, after, limit }: Page): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT ${columns} FROM users u JOIN profiles p ON p.user_id = u.id
    WHERE u.site_id = ${site} AND u.id < coalesce(${after}::bigint, 9223372036854775807) ORDER BY u.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** By the beginning of the name, in whatever case, from A to Z. */
export async function listByName(db: Db, name: string, { site, after, limit }: Page): Promise<MemberRow[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(lower(p.name) COLLATE "C", p.user_id) > (SELECT lower(q.name) COLLATE "C", q.user_id FROM profiles q WHERE q.user_id = ${after})`;
  const { rows } = await sql<MemberRow>`
    SELECT ${columns} FROM profiles p JOIN users u ON u.id = p.user_id
    WHERE p.site_id = ${site} AND lower(p.name) COLLATE "C" >= lower(${name}) COLLATE "C"
      AND lower(p.name) COLLATE "C" < (lower(${name}) || chr(1114111)) COLLATE "C" AND ${isAfter}
    ORDER BY lower(p.name) COLLATE "C", p.user_id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function listByIds(db: Db, site: SiteId, ids: readonly number[]): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT ${columns} FROM users u JOIN profiles p ON p.user_id = u.id
    WHERE u.site_id = ${site} AND u.id = ANY(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Bits that may differ in photos that are nearly the same. */
const nearBits = 6;

/**
 * Members whom a text names in another way than by their name, each with what it names. At most `limit` of each kind. Orders and cases
 * lead to members only for those who may read them.
 */
export async function findNamed(
  db: Db,
  { id, email, order, invoice, receipt, hash, file }: MemberQuery,
  { site, rights, limit }: { readonly site: SiteId; readonly rights: readonly Right[]; readonly limit: number },
): Promise<{ readonly by: FoundBy; readonly id: number }[]> {
  const [readsOrders, readsCases] = [rights.includes('orders.read'), rights.includes('cases.read')];
  const asked: [FoundBy, RawBuilder<{ id: number | null }>][] = [];
  if (id !== null) {
    asked.push(['id', sql<{ id: number }>`SELECT id FROM users WHERE id = ${id} AND site_id = ${site}`]);
    if (readsOrders) asked.push(['order', sql<{ id: number }>`SELECT user_id AS id FROM orders WHERE id = ${id}`]);
  }
  if (email !== null) asked.push(['email', sql<{ id: number }>`SELECT id FROM users WHERE site_id = ${site} AND email = ${email}`]);
  if (order !== null && readsOrders)
    asked.push(['order', sql<{ id: number }>`SELECT user_id AS id FROM orders WHERE id = ${order.id} AND code = ${order.code}`]);
  if (invoice !== null && readsOrders)
    asked.push(['invoice', sql<{ id: number | null }>`SELECT user_id AS id FROM invoices WHERE number = ${invoice}`]);
  if (receipt !== null) asked.push(...byReceipt(receipt, readsCases));
  if (file !== null) asked.push(['photo', sql<{ id: number }>`SELECT user_id AS id FROM photos WHERE name = ${file}`]);
  if (hash !== null) {
    asked.push([
      'photo',
      sql<{ id: number }>`
        SELECT DISTINCT user_id AS id FROM photos
        WHERE phash IS NOT NULL AND bit_count(phash # ${hash}::bit(64)) <= ${nearBits}
          AND (substring(phash FROM 1 FOR 16) = substring(${hash}::bit(64) FROM 1 FOR 16)
            OR substring(phash FROM 17 FOR 16) = substring(${hash}::bit(64) FROM 17 FOR 16)
            OR substring(phash FROM 33 FOR 16) = substring(${hash}::bit(64) FROM 33 FOR 16)
            OR substring(phash FROM 49 FOR 16) = substring(${hash}::bit(64) FROM 49 FOR 16))
        LIMIT ${limit}`,
    ]);
  }
  const found: { by: FoundBy; id: number }[] = [];
  for (const [by, query] of asked) for (const row of (await query.execute(db)).rows) if (row.id !== null) found.push({ by, id: row.id });
  return found;
}

/** By the letter with which its number begins. Complaints and withdrawals are for everybody who answers members. */
function byReceipt(number: string, readsCases: boolean): [FoundBy, RawBuilder<{ id: number | null }>][] {
  switch (number[0]) {
    case 'M':
      return readsCases ? [['case', sql`SELECT subject_id AS id FROM cases WHERE number = ${number}`]] : [];
    case 'D':
      return readsCases ? [['decision', sql`SELECT user_id AS id FROM decisions WHERE number = ${number}`]] : [];
    default:
      return [
        ...(readsCases ? byReport(number) : []),
        ['receipt', sql`SELECT user_id AS id FROM complaints WHERE number = ${number}`],
        ['receipt', sql`SELECT user_id AS id FROM withdrawals WHERE number = ${number}`],
      ];
  }
}

const byReport = (number: string): [FoundBy, RawBuilder<{ id: number | null }>][] => [
  ['receipt', sql`SELECT reporter_id AS id FROM reports WHERE number = ${number}`],
  ['receipt', sql`SELECT reported_id AS id FROM reports WHERE number = ${number}`],
  ['receipt', sql`SELECT user_id AS id FROM notices WHERE number = ${number}`],
  ['receipt', sql`SELECT reported_id AS id FROM notices WHERE number = ${number}`],
];
