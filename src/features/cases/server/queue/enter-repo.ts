import { sql } from 'kysely';
import { type SiteId, siteId, type StaffId, staffId, type UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

interface Entered {
  readonly number: string;
  readonly site: SiteId;
  readonly staff: StaffId | null;
}

/** The case that an earlier call with this id entered, or null. Calls with one id wait for each other. */
export async function findEntered(tx: Tx, clientId: string): Promise<Entered | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`case-call:${clientId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('case_events')
    .innerJoin('cases', 'cases.id', 'case_events.case_id')
    .select(['cases.number', 'cases.site_id', 'case_events.staff_id'])
    .where('case_events.client_id', '=', clientId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { number: row.number, site: siteId(row.site_id), staff: row.staff_id === null ? null : staffId(row.staff_id) };
}

export async function isMemberOf(tx: Tx, site: SiteId, user: UserId): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', user).where('site_id', '=', site).executeTakeFirst();
  return row !== undefined;
}

/** Whether the mark of a notice has changed; null when the case has no such notice. Call with the case locked. */
export async function setSender(tx: Tx, caseId: number, notice: string, sentBy: string | null): Promise<boolean | null> {
  const row = await tx
    .selectFrom('case_sources')
    .innerJoin('notices', 'notices.id', 'case_sources.notice_id')
    .select(['case_sources.id', 'case_sources.sent_by'])
    .where('case_sources.case_id', '=', caseId)
    .where('notices.number', '=', notice)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.sent_by === sentBy) return false;
  await tx.updateTable('case_sources').set({ sent_by: sentBy }).where('id', '=', row.id).execute();
  return true;
}
