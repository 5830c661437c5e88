import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/**
 * When an account is erased: of its complaints that stand in a case, what names their sender goes, and the number, subject and date stay,
 * so that the case still says what it was about. Others are deleted.
 */
export async function eraseComplaints(tx: Tx, user: UserId): Promise<void> {
  await tx
    .deleteFrom('complaints')
    .where('user_id', '=', user)
    .where((where) => where.not(where.exists(where.selectFrom('case_sources').whereRef('case_sources.complaint_id', '=', 'complaints.id'))))
    .execute();
  await tx.updateTable('complaints').set({ name: '', email: '', text: '' }).where('user_id', '=', user).execute();
}
