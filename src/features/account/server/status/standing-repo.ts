import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { isClosed, isOpen, type UserStatus } from '../user/status-transitions.ts';
import { lockUser, type UserRow } from '../user/user-repo.ts';

/** What decisions mean for an account now. Null or empty: nothing. */
export interface Standing {
  /** `by`: the decision's number. `until` null: for good. */
  readonly closed: { readonly status: 'held' | 'suspended' | 'banned'; readonly by: string; readonly until: Date | null } | null;
  readonly hidden: { readonly until: Date | null } | null;
  /** By what is not possible. */
  readonly restricted: Readonly<Record<string, { readonly number: string; readonly until: string | null }>> | null;
}

/**
 * Writes what decisions mean for an account. Only they close it and open it again. The caller ends the sessions of a closed one. A
 * deleted account stays deleted, and closed if it was deleted as such. Returns whether it was closed or opened; null when it is gone.
 */
export async function setStanding(
  tx: Tx,
  user: UserId,
  { closed, hidden, restricted }: Standing,
  now: Date,
): Promise<'closed' | 'opened' | 'same' | null> {
  const found = await lockUser(tx, user);
  if (found === null) return null;
  const before = found.deletedFrom ?? found.status;
  // An account that an operator holds without a decision has no number, and stays held.
  const isOurs = found.closedBy !== null;
  const after: UserStatus = closed?.status ?? (isClosed(before) && isOurs ? (found.closedFrom ?? 'active') : before);
  await tx
    .updateTable('users')
    .set({
      ...(found.status === 'deleted' ? { deleted_from: after } : { status: after }),
      closed_from: closed === null ? null : isOpen(before) ? before : (found.closedFrom ?? 'active'),
      closed_by: closed?.by ?? null,
      closed_until: closed?.until ?? null,
      restricted: restricted === null ? null : JSON.stringify(restricted),
    })
    .where('id', '=', user)
    .execute();
  await tx
    .updateTable('profiles')
    .set({ hidden: hidden !== null, hidden_until: hidden?.until ?? null, updated_at: now })
    .where('user_id', '=', user)
    .where((where) => (hidden === null ? where('hidden', '=', true) : where.val(true)))
    .execute();
  if (isClosed(before) === isClosed(after)) return 'same';
  return isClosed(after) ? 'closed' : 'opened';
}

/** Ends a suspension. The caller has locked the member; the profile is shown again by a trigger. */
export async function reopen(tx: Tx, { id, closedFrom }: Pick<UserRow, 'id' | 'closedFrom'>): Promise<void> {
  await tx
    .updateTable('users')
    .set({ status: closedFrom ?? 'active', closed_from: null, closed_by: null, closed_until: null })
    .where('id', '=', id)
    .execute();
}

/** Members whose suspension or hiding is over. */
export async function findOver(db: Db, now: Date, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('users.id')
    .where((where) =>
      where.or([
        where.and([where('users.status', '=', 'suspended'), where('users.closed_until', '<=', now)]),
        where.and([where('profiles.hidden', '=', true), where('profiles.hidden_until', '<=', now)]),
      ]),
    )
    .orderBy('users.id')
    .limit(limit)
    .$castTo<{ id: UserId }>()
    .execute();
  return rows.map(({ id }) => id);
}
