import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/**
 * When an account is erased: of its complaints that stand in a case, what names their sender goes, and the number, subject and date stay,
 * so that the case still says what it was about. Others are deleted. Open cases of complaints and requests close, because nobody is left to
 * answer.
 */
export async function eraseComplaints(tx: Tx, user: UserId, now: Date): Promise<void> {
  await closeRequests(tx, user, now);
  await tx
    .deleteFrom('complaints')
    .where('user_id', '=', user)
    .where((where) => where.not(where.exists(where.selectFrom('case_sources').whereRef('case_sources.complaint_id', '=', 'complaints.id'))))
    .execute();
  await tx.updateTable('complaints').set({ name: '', email: '', text: '' }).where('user_id', '=', user).execute();
}

async function closeRequests(tx: Tx, user: UserId, now: Date): Promise<void> {
  await sql`
    WITH closed AS (
      UPDATE cases SET state = 'closed', claimed_by = NULL, claimed_until = NULL
      WHERE subject_id = ${user} AND kind IN ('complaint', 'data_request') AND state IN ('open', 'held_for_second') RETURNING id)
    INSERT INTO case_events (case_id, at, what) SELECT id, ${now}::timestamptz, 'closed' FROM closed`.execute(tx);
}
