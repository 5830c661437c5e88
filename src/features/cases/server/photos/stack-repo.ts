import { sql } from 'kysely';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { hardReasons } from '../../contract/photo-rules.ts';
import { waits } from './waiting.ts';

interface Holder {
  readonly site: SiteId;
  readonly staff: StaffId;
  readonly now: Date;
}

/** Calls of one person take turns until the transaction ends, so that two tabs have the same stack. */
export const lockStackOf = (tx: Tx, staff: StaffId) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`photo-stack:${staff}`}, 0))`.execute(tx);

/** Takes up to `size` cases until `until`: those that the person has, then those due first. Skips cases on which somebody acts now. */
export async function takeStack(
  tx: Tx,
  { site, staff, now }: Holder,
  { size, until }: { readonly size: number; readonly until: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE cases SET claimed_by = ${staff}, claimed_until = ${until} WHERE id IN (
      SELECT c.id FROM cases c JOIN photos f ON f.id = c.photo_id AND f.user_id = c.subject_id JOIN users u ON u.id = f.user_id
      WHERE c.site_id = ${site} AND c.kind = 'picture' AND c.state = 'open' AND ${waits}
        AND (c.claimed_by IS NULL OR c.claimed_by = ${staff} OR c.claimed_until <= ${now})
      ORDER BY COALESCE(c.claimed_by = ${staff} AND c.claimed_until > ${now}, false) DESC, c.due_at, c.id
      LIMIT ${size} FOR UPDATE OF c SKIP LOCKED)
    RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Frees all photos that the person has on the site. */
export async function freeStack(tx: Tx, { site, staff, now }: Holder): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ claimed_by: null, claimed_until: null })
    .where('site_id', '=', site)
    .where('kind', '=', 'picture')
    .where('state', '=', 'open')
    .where('claimed_by', '=', staff)
    .where('claimed_until', '>', now)
    .execute();
}

/** Photos that wait and that nobody has. */
export async function countFree(db: Db | Tx, { site, now }: Omit<Holder, 'staff'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM cases c JOIN photos f ON f.id = c.photo_id AND f.user_id = c.subject_id JOIN users u ON u.id = f.user_id
    WHERE c.site_id = ${site} AND c.kind = 'picture' AND c.state = 'open' AND ${waits}
      AND (c.claimed_by IS NULL OR c.claimed_until <= ${now})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** When the `nth` newest hard picture since then was decided by the person; null when there were fewer. */
export async function findHardPicture(db: Db | Tx, staff: StaffId, since: Date, nth: number): Promise<Date | null> {
  const row = await db
    .selectFrom('decisions')
    .select('decided_at')
    .where('decided_by', '=', staff)
    .where('decided_at', '>', since)
    .where('withdrawn_at', 'is', null)
    .where('content', '=', 'photo')
    .where('act', '=', 'remove')
    .where('reason', 'in', [...hardReasons])
    .orderBy('decided_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.decided_at ?? null;
}

/** A photo that waits, with what helps to decide it. */
export interface WaitingRow {
  readonly photo: number;
  readonly number: string;
  readonly due_at: Date;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly created_at: Date;
  readonly place: number;
  readonly owner: number;
  readonly name: string | null;
  readonly born: string | null;
  readonly signup_date: Date;
  readonly open_case: string | null;
  readonly twin: number | null;
  readonly twin_name: string | null;
  readonly twin_born: string | null;
  readonly twin_status: string | null;
  readonly twin_profile: string | null;
  readonly distance: number | null;
}

/** Bits that differ at most. Four equal parts of a hash of which at most three bits differ have one that is the same: there are indexes. */
const nearly = 3;

/** Those of these cases, in the order in which they are due. */
export async function listWaiting(db: Db | Tx, cases: readonly number[]): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT f.id AS photo, c.number, c.due_at, f.caption, f.width::int AS width, f.height::int AS height, f.created_at, u.id AS owner, p.name,
      p.date_of_birth::text AS born, u.signup_date,
      (SELECT count(*)::int FROM photos o WHERE o.user_id = f.user_id AND o.deleted_at IS NULL AND o.status <> 'rejected'
        AND (o.position, o.id) <= (f.position, f.id)) AS place,
      (SELECT m.number FROM cases m WHERE m.subject_id = u.id AND m.site_id = c.site_id AND m.state IN ('open', 'held_for_second')
        AND m.kind IN ('intimate', 'minor', 'danger', 'report', 'notice') ORDER BY m.due_at, m.id LIMIT 1) AS open_case,
      t.owner AS twin, t.name AS twin_name, t.born AS twin_born, t.status AS twin_status, t.profile AS twin_profile, t.distance
    FROM cases c JOIN photos f ON f.id = c.photo_id JOIN users u ON u.id = f.user_id LEFT JOIN profiles p ON p.user_id = u.id
      LEFT JOIN LATERAL (
        SELECT o.user_id AS owner, q.name, q.date_of_birth::text AS born, v.status, q.status AS profile, bit_count(o.phash # f.phash)::int AS distance
        FROM photos o JOIN users v ON v.id = o.user_id AND v.site_id = u.site_id LEFT JOIN profiles q ON q.user_id = v.id
        WHERE o.phash IS NOT NULL AND o.user_id <> f.user_id AND bit_count(o.phash # f.phash) <= ${nearly}
          AND (substring(o.phash from 1 for 16) = substring(f.phash from 1 for 16) OR substring(o.phash from 17 for 16) = substring(f.phash from 17 for 16)
            OR substring(o.phash from 33 for 16) = substring(f.phash from 33 for 16) OR substring(o.phash from 49 for 16) = substring(f.phash from 49 for 16))
        ORDER BY bit_count(o.phash # f.phash), o.id LIMIT 1) t ON true
    WHERE c.id = ANY(${cases}::bigint[]) ORDER BY c.due_at, c.id`.execute(db);
  return rows;
}
