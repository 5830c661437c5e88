import { createHash } from 'node:crypto';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Milliseconds within which a repeated call counts as the same call, whose first response was lost. */
export const repeatableMs = 24 * 3_600_000;

/** The key by which a repeated call is recognised: its action, its user, and its own id or a secret of the caller. */
export const callKey = (what: string, ...parts: readonly (string | number)[]): Buffer =>
  createHash('sha256')
    .update([what, ...parts].join('\n'))
    .digest();

/** Remembers a call. `user`: null when the call does not name a user. */
export async function rememberCall(within: Db | Tx, key: Buffer, user: UserId | null, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + repeatableMs);
  await within
    .insertInto('idempotency_keys')
    .values({ key, user_id: user, expires_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ user_id: user, expires_at }))
    .execute();
}

/**
 * Like `rememberCall`, for calls that may succeed only once: false when the call is already recorded. Parallel calls wait for the
 * first.
 */
export async function claimCall(within: Tx, key: Buffer, user: UserId | null, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await within
    .insertInto('idempotency_keys')
    .values({ key, user_id: user, expires_at: new Date(now.getTime() + repeatableMs) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The user of the call; null when it has not happened. */
export async function findCall(within: Db | Tx, key: Buffer, now: Date): Promise<{ readonly user: UserId | null } | null> {
  const row = await within
    .selectFrom('idempotency_keys')
    .select('user_id')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { user: row.user_id === null ? null : userId(row.user_id) };
}
