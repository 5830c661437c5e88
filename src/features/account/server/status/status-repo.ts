import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { UserRow } from '../user/user-repo.ts';

/** The caller has locked the user and checked the transition; the profile becomes visible. */
export async function setActive(tx: Tx, user: UserId, now: Date): Promise<void> {
  await tx.updateTable('users').set({ status: 'active' }).where('id', '=', user).execute();
  await setProfileStatus(tx, user, 'active', now);
}

/** The caller has locked the user's row and checked the transition. */
export async function setDeleted(tx: Tx, { id, status }: UserRow, reason: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ status: 'deleted', deleted_from: status, deleted_at: now, deletion_reason: reason })
    .where('id', '=', id)
    .execute();
  await setProfileStatus(tx, id, 'disabled', now);
}

/** The caller has locked the user's row and checked the transition. */
export async function setRestored(tx: Tx, user: UserId, status: 'not_confirmed' | 'active', now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ status, deleted_from: null, deleted_at: null, deletion_reason: null })
    .where('id', '=', user)
    .execute();
  await setProfileStatus(tx, user, status === 'active' ? 'active' : 'disabled', now);
}

async function setProfileStatus(tx: Tx, user: UserId, status: 'active' | 'disabled', now: Date): Promise<void> {
  await tx.updateTable('profiles').set({ status, updated_at: now }).where('user_id', '=', user).execute();
}
