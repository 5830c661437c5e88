import { sql } from 'kysely';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { entryHash, firstHash, type LogEntry } from './log-entry.ts';

export interface StoredEntry extends LogEntry {
  readonly hash: string;
}

export interface NewEntry extends Omit<LogEntry, 'id' | 'prevHash' | 'staff' | 'site'> {
  readonly staff: StaffId | null;
  readonly site: SiteId | null;
}

/** Adds a row to the chain. Other writers wait until the transaction ends, so call it last. */
export async function appendEntry(tx: Tx, entry: NewEntry): Promise<void> {
  await sql`LOCK TABLE staff_log IN EXCLUSIVE MODE`.execute(tx);
  const last = await tx.selectFrom('staff_log').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst();
  const linked: LogEntry = { ...entry, id: (last?.id ?? 0) + 1, prevHash: last?.hash ?? firstHash };
  await tx
    .insertInto('staff_log')
    .values({
      id: linked.id,
      at: linked.at,
      staff_id: linked.staff,
      site_id: linked.site,
      what: linked.what,
      look: linked.look,
      subject: linked.subject,
      reason: linked.reason,
      words: linked.words,
      request_hash: linked.requestHash,
      prev_hash: linked.prevHash,
      hash: entryHash(linked),
    })
    .execute();
}

const columns = [
  'id',
  'at',
  'staff_id as staff',
  'site_id as site',
  'what',
  'look',
  'subject',
  'reason',
  'words',
  'request_hash as requestHash',
  'prev_hash as prevHash',
  'hash',
] as const;

/** Rows after an id, in their order. */
export const listEntries = (db: Db | Tx, after: number, most: number): Promise<StoredEntry[]> =>
  db.selectFrom('staff_log').select(columns).where('id', '>', after).orderBy('id').limit(most).execute();

export async function findEntry(db: Db | Tx, id: number): Promise<StoredEntry | null> {
  return (await db.selectFrom('staff_log').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Rows of a time, the oldest first; `site` null: of all sites. */
export async function listRange(
  db: Db,
  { after, from, until, site, most }: { after: number; from: Date | null; until: Date | null; site: SiteId | null; most: number },
): Promise<StoredEntry[]> {
  let query = db.selectFrom('staff_log').select(columns).where('id', '>', after).orderBy('id').limit(most);
  if (from !== null) query = query.where('at', '>=', from);
  if (until !== null) query = query.where('at', '<', until);
  if (site !== null) query = query.where((row) => row.or([row('site_id', '=', site), row('site_id', 'is', null)]));
  return query.execute();
}

export interface ListedEntry extends StoredEntry {
  readonly name: string | null;
}

interface Filter {
  readonly site: SiteId;
  readonly before: number | null;
  readonly who: number | null;
  readonly what: string | null;
  readonly most: number;
}

/** The newest first: those of a site, and those about no site. */
export async function listNewest(db: Db, { site, before, who, what, most }: Filter): Promise<ListedEntry[]> {
  let query = db
    .selectFrom('staff_log')
    .leftJoin('staff', 'staff.id', 'staff_log.staff_id')
    .select([
      'staff_log.id',
      'staff_log.at',
      'staff_log.staff_id as staff',
      'staff_log.site_id as site',
      'staff_log.what',
      'staff_log.look',
      'staff_log.subject',
      'staff_log.reason',
      'staff_log.words',
      'staff_log.request_hash as requestHash',
      'staff_log.prev_hash as prevHash',
      'staff_log.hash',
      'staff.name',
    ])
    .where((row) => row.or([row('staff_log.site_id', '=', site), row('staff_log.site_id', 'is', null)]))
    .orderBy('staff_log.id', 'desc')
    .limit(most);
  if (before !== null) query = query.where('staff_log.id', '<', before);
  if (who !== null) query = query.where('staff_log.staff_id', '=', who);
  if (what !== null) query = query.where('staff_log.what', '=', what);
  return query.execute();
}

export interface LogHead {
  readonly id: number;
  readonly hash: string;
}

export async function findHead(db: Db | Tx): Promise<LogHead | null> {
  return (await db.selectFrom('staff_log').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null;
}

export interface SignedHead extends LogHead {
  readonly at: Date;
  readonly signature: Buffer;
}

export const listSignedHeads = (db: Db | Tx): Promise<SignedHead[]> =>
  db.selectFrom('staff_log_heads').select(['log_id as id', 'hash', 'at', 'signature']).orderBy('log_id').execute();

/** False when this row has been signed already. */
export async function insertSignedHead(tx: Tx, { id, hash, at, signature }: SignedHead): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_log_heads')
    .values({ log_id: id, hash, at, signature })
    .onConflict((conflict) => conflict.column('log_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
