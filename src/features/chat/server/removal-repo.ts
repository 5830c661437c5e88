import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/**
 * Removes messages for the user: up to this one, or all of them when it is omitted. False when the conversation does not exist for
 * the user.
 */
export async function removeConversation(db: Db, user: UserId, id: number, now: Date, upTo: number | null): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`SELECT chat_remove(${user}, ${id}, ${now}, ${upTo}::bigint) AS removed`.execute(db);
  return rows[0]?.removed ?? false;
}

/** Undoes the last removal if it happened at `since` or later. */
export async function restoreConversation(db: Db, user: UserId, id: number, since: Date): Promise<'restored' | 'too_late' | 'not_found'> {
  const { rows } = await sql<{ outcome: 'restored' | 'too_late' | 'not_found' }>`
    SELECT chat_restore(${user}, ${id}, ${since}) AS outcome`.execute(db);
  return rows[0]?.outcome ?? 'not_found';
}
