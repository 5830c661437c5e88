import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface Read {
  readonly other: UserId;
  readonly readUpTo: number;
  readonly unread: number;
  /** False: nothing was read that was not read before. */
  readonly advanced: boolean;
  /** The other one may know of it. */
  readonly told: boolean;
}

/** Never goes back, and never beyond what the other one has written. Null: no such conversation for the reader. */
export async function storeRead(db: Db, reader: UserId, conversation: number, upTo: number): Promise<Read | null> {
  const { rows } = await sql<{ other: number | null; seen_up_to: number; unread: number; advanced: boolean; told: boolean }>`
    SELECT other, seen_up_to, unread, advanced, told FROM chat_read(${reader}, ${conversation}, ${upTo})`.execute(db);
  const row = rows[0];
  if (!row || row.other === null) return null;
  return { other: userId(row.other), readUpTo: row.seen_up_to, unread: row.unread, advanced: row.advanced, told: row.told };
}
