import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface Read {
  readonly other: UserId;
  readonly readUpTo: number;
  readonly unread: number;
  /** False when everything was already read. */
  readonly advanced: boolean;
  /** The other member may see the read receipt. */
  readonly sendsReceipt: boolean;
}

/**
 * Moves the reader's position forward, never back, and never beyond the other member's newest message. Null when the
 * conversation does not exist for the reader.
 */
export async function storeRead(db: Db, reader: UserId, conversation: number, upTo: number): Promise<Read | null> {
  const { rows } = await sql<{ other: number | null; seen_up_to: number; unread: number; advanced: boolean; told: boolean }>`
    SELECT other, seen_up_to, unread, advanced, told FROM chat_read(${reader}, ${conversation}, ${upTo})`.execute(db);
  const row = rows[0];
  if (!row || row.other === null) return null;
  return { other: userId(row.other), readUpTo: row.seen_up_to, unread: row.unread, advanced: row.advanced, sendsReceipt: row.told };
}
