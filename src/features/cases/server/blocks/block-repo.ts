import { sql } from 'kysely';
import { type SiteId, siteId, type StaffId, type UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { BlockKind } from '../../contract/block-rules.ts';

export interface StandingBlock {
  readonly id: number;
  readonly site: SiteId;
  readonly kind: string;
  readonly value: string;
  readonly effect: string;
  readonly until: Date | null;
}

/** Those of all sites that stand at this time. */
export async function listStanding(db: Db, now: Date): Promise<StandingBlock[]> {
  const rows = await db
    .selectFrom('advance_blocks')
    .select(['id', 'site_id', 'kind', 'value', 'effect', 'until'])
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .orderBy('id')
    .execute();
  return rows.map(({ site_id, ...row }) => ({ ...row, site: siteId(site_id) }));
}

export interface BlockRow {
  readonly id: number;
  readonly kind: string;
  readonly value: string;
  readonly effect: string;
  readonly reason: string;
  readonly until: Date | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly hits: number;
  readonly last_hit_at: Date | null;
  readonly name: string;
}

const rows = (db: Db | Tx) =>
  db
    .selectFrom('advance_blocks')
    .innerJoin('staff', 'staff.id', 'advance_blocks.created_by')
    .select([
      'advance_blocks.id',
      'advance_blocks.kind',
      'advance_blocks.value',
      'advance_blocks.effect',
      'advance_blocks.reason',
      'advance_blocks.until',
      'advance_blocks.created_at',
      'advance_blocks.ended_at',
      'advance_blocks.hits',
      'advance_blocks.last_hit_at',
      'staff.name',
    ]);

interface Page {
  readonly site: SiteId;
  readonly kind: BlockKind | null;
  readonly ended: boolean;
  readonly after: number | null;
  readonly limit: number;
}

/** The newest first. */
export const listBlocks = (db: Db, { site, kind, ended, after, limit }: Page): Promise<BlockRow[]> =>
  rows(db)
    .where('advance_blocks.site_id', '=', site)
    .where('advance_blocks.ended_at', ended ? 'is not' : 'is', null)
    .$if(kind !== null, (query) => query.where('advance_blocks.kind', '=', kind ?? ''))
    .$if(after !== null, (query) => query.where('advance_blocks.id', '<', after ?? 0))
    .orderBy('advance_blocks.id', 'desc')
    .limit(limit)
    .execute();

export const findBlock = (db: Db | Tx, id: number): Promise<BlockRow> =>
  rows(db).where('advance_blocks.id', '=', id).executeTakeFirstOrThrow();

interface Value {
  readonly site: SiteId;
  readonly kind: BlockKind;
  readonly value: string;
}

/** Blocks of one kind on a site are made one after the other, so that their number is exact. */
export async function lockBlocks(tx: Tx, site: SiteId, kind: BlockKind): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`blocks:${site}:${kind}`}, 0))`.execute(tx);
}

/** The one of this value that nobody has ended. */
export async function findSame(tx: Tx, { site, kind, value }: Value): Promise<BlockRow | null> {
  const row = await rows(tx)
    .where('advance_blocks.site_id', '=', site)
    .where('advance_blocks.kind', '=', kind)
    .where('advance_blocks.value', '=', value)
    .where('advance_blocks.ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Those whose time is over do not count. */
export async function countStanding(tx: Tx, { site, kind }: Pick<Value, 'site' | 'kind'>, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('advance_blocks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', site)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .executeTakeFirstOrThrow();
  return count;
}

interface Said {
  readonly effect: string;
  readonly reason: string;
  readonly until: Date | null;
}

export async function insertBlock(tx: Tx, { site, ...value }: Value & Said, by: StaffId, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('advance_blocks')
    .values({ ...value, site_id: site, created_at: now, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeBlock(tx: Tx, id: number, said: Said): Promise<void> {
  await tx.updateTable('advance_blocks').set(said).where('id', '=', id).execute();
}

/** Null: there is none on the site; false: it has ended before. */
export async function setEnded(tx: Tx, site: SiteId, id: number, now: Date): Promise<boolean | null> {
  const row = await tx
    .selectFrom('advance_blocks')
    .select('ended_at')
    .where('id', '=', id)
    .where('site_id', '=', site)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.ended_at !== null) return false;
  await tx.updateTable('advance_blocks').set({ ended_at: now }).where('id', '=', id).execute();
  return true;
}

/** Deletes those that had ended by then, except where a case says that it was opened by one. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await sql`
    DELETE FROM advance_blocks b WHERE least(b.ended_at, b.until) < ${before}
      AND NOT EXISTS (SELECT FROM case_sources s WHERE s.block_id = b.id)`.execute(db);
}

export async function addHit(db: Db | Tx, id: number, now: Date): Promise<void> {
  await db
    .updateTable('advance_blocks')
    .set((value) => ({ hits: value('hits', '+', 1), last_hit_at: now }))
    .where('id', '=', id)
    .execute();
}

/** The hash of a photo of the site; null when there is none, or it is too plain to have one. */
export async function findPhotoHash(tx: Tx, site: SiteId, photo: number): Promise<string | null> {
  const row = await tx
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .select('photos.phash')
    .where('photos.id', '=', photo)
    .where('users.site_id', '=', site)
    .executeTakeFirst();
  return row?.phash ?? null;
}

/** Whether the message stands in a case because of the block. */
export async function isSource(tx: Tx, block: number, message: number): Promise<boolean> {
  const row = await tx
    .selectFrom('case_sources')
    .select('id')
    .where('block_id', '=', block)
    .where('message_id', '=', message)
    .executeTakeFirst();
  return row !== undefined;
}

/** What blocks have brought to the open cases about a member. */
export async function countSources(tx: Tx, member: UserId): Promise<number> {
  const { count } = await tx
    .selectFrom('case_sources')
    .innerJoin('cases', 'cases.id', 'case_sources.case_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cases.subject_id', '=', member)
    .where('cases.state', '=', 'open')
    .where('case_sources.block_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The message that a call has stored; null: none, or it is deleted. */
export async function findSent(db: Db, sender: UserId, clientId: string): Promise<number | null> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The first message of a new account. */
export async function findFirstMessage(tx: Tx, sender: UserId): Promise<number | null> {
  const row = await tx.selectFrom('messages').select('id').where('sender_id', '=', sender).orderBy('id').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
