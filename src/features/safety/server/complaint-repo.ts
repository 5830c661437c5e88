import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { ComplaintSubject } from '../contract/endpoints.ts';

/** Who complains: an address, in lower case, and the member who is logged in. */
export interface Complainant {
  readonly site: SiteId;
  readonly email: string;
  readonly user: UserId | null;
}

/** Until the transaction ends nobody else complains for this member or from this address; always locked in this order. */
export async function lockComplainant(tx: Tx, { site, email, user }: Complainant): Promise<void> {
  const keys = [...(user === null ? [] : [`complaints:user:${user}`]), `complaints:address:${site}:${email}`];
  for (const key of keys) await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Its number. Null: the browser has sent none with this id. */
export async function findComplaint(tx: Tx, site: SiteId, clientId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('complaints')
    .select('number')
    .where('site_id', '=', site)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** When the address has complained since then, newest first, `most` of them. */
export async function complaintTimesOfAddress(db: Db | Tx, { site, email }: Complainant, since: Date, most: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('complaints')
    .select('created_at')
    .where('site_id', '=', site)
    .where('email', '=', email)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.created_at);
}

/** When the member has complained since then, newest first, `most` of them. */
export async function complaintTimesOfMember(db: Db | Tx, user: UserId, since: Date, most: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('complaints')
    .select('created_at')
    .where('user_id', '=', user)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.created_at);
}

export interface NewComplaint extends Complainant {
  readonly number: string;
  readonly clientId: string;
  readonly name: string;
  readonly subject: ComplaintSubject;
  readonly text: string;
  readonly language: Language;
  readonly now: Date;
}

/** False: the number or the client id is taken. */
export async function insertComplaint(tx: Tx, complaint: NewComplaint): Promise<boolean> {
  const { site, email, user, number, clientId, name, subject, text, language, now } = complaint;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('complaints')
    .values({ site_id: site, email, user_id: user, number, client_id: clientId, name, subject, text, language, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
