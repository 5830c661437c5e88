import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { dayMs, hourMs } from '../rules.ts';

/** The telephone that gets a code, and the network and site of the request. */
export interface CodeRoute {
  readonly site: SiteId;
  /** Keyed hashes. */
  readonly phone: Buffer;
  readonly network: Buffer;
}

/** Codes of the last 24 hours to the telephone and for the network, and of the last hour on the site. */
export interface SentCodes {
  readonly phone: number;
  readonly network: number;
  readonly site: number;
}

/** Locks the counting of codes until the transaction ends. */
export async function countCodes(tx: Tx, { site, phone, network }: CodeRoute, now: Date): Promise<SentCodes> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('direct_debit_codes'))`.execute(tx);
  const { rows } = await sql<SentCodes>`
    SELECT count(*) FILTER (WHERE phone = ${phone})::int AS phone, count(*) FILTER (WHERE network = ${network})::int AS network,
      count(*) FILTER (WHERE site_id = ${site} AND sent_at > ${new Date(now.getTime() - hourMs)})::int AS site
    FROM direct_debit_codes WHERE sent_at > ${new Date(now.getTime() - dayMs)}`.execute(tx);
  return rows[0] ?? { phone: 0, network: 0, site: 0 };
}

export async function insertCode(tx: Tx, { site, phone, network }: CodeRoute, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('direct_debit_codes')
    .values({ site_id: site, phone, network, sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a code that was not sent, so that it does not count. */
export async function deleteCode(db: Db, id: number): Promise<void> {
  await db.deleteFrom('direct_debit_codes').where('id', '=', id).execute();
}

export async function deleteOldCodes(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('direct_debit_codes')
    .where('sent_at', '<', new Date(now.getTime() - dayMs))
    .execute();
}
