import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { ComplaintSubject } from '../contract/rules.ts';

/** The sender of a complaint: an address in lower case, and the member if logged in. */
export interface Complainant {
  readonly site: SiteId;
  readonly email: string;
  readonly user: UserId | null;
}

/** Serialises complaints of a member and of an address until the transaction ends. Always locked in this order. */
export async function lockComplainant(tx: Tx, { site, email, user }: Complainant): Promise<void> {
  const keys = [...(user === null ? [] : [`complaints:user:${user}`]), `complaints:address:${site}:${email}`];
  for (const key of keys) await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** The number of the complaint with a client id, or null. */
export async function findComplaint(tx: Tx, site: SiteId, clientId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('complaints')
    .select('number')
    .where('site_id', '=', site)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Times of the address's complaints since `since`, newest first, at most `limit`. */
export async function complaintTimesOfAddress(db: Db | Tx, { site, email }: Complainant, since: Date, limit: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('complaints')
    .select('created_at')
    .where('site_id', '=', site)
    .where('email', '=', email)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

/** Times of the member's complaints since `since`, newest first, at most `limit`. */
export async function complaintTimesOfMember(db: Db | Tx, user: UserId, since: Date, limit: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('complaints')
    .select('created_at')
    .where('user_id', '=', user)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

interface NewComplaint extends Complainant {
  readonly number: string;
  readonly clientId: string;
  readonly name: string;
  readonly subject: ComplaintSubject;
  readonly text: string;
  readonly language: Language;
  readonly now: Date;
}

/** The number; null when it or the client id is taken. */
export async function insertComplaint(tx: Tx, complaint: NewComplaint): Promise<string | null> {
  const { site, email, user, number, clientId, name, subject, text, language, now } = complaint;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('complaints')
    .values({ site_id: site, email, user_id: user, number, client_id: clientId, name, subject, text, language, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n ? number : null;
}
