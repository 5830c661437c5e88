import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface ReadMark {
  readonly reader: UserId;
  readonly conversation: number;
  /** Id of the newest message that was read. */
  readonly upTo: number;
}

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
 * Moves the positions of readers forward, never back, and never beyond the other member's newest message. By conversation,
 * of which each may be named once; without those that do not exist for their reader.
 */
export async function storeReads(db: Db, marks: readonly ReadMark[]): Promise<Map<number, Read>> {
  const column = (pick: (mark: ReadMark) => number) => marks.map(pick);
  const { rows } = await sql<SelectedRead>`
    SELECT conversation, other, read_up_to, unread, advanced, told
    FROM chat_read_many(
      ${column(({ reader }) => reader)}::bigint[], ${column(({ conversation }) => conversation)}::bigint[],
      ${column(({ upTo }) => upTo)}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ conversation, other, read_up_to, unread, advanced, told }) => [
      conversation,
      { other: userId(other), readUpTo: read_up_to, unread, advanced, sendsReceipt: told },
    ]),
  );
}

interface SelectedRead {
  readonly conversation: number;
  readonly other: number;
  readonly read_up_to: number;
  readonly unread: number;
  readonly advanced: boolean;
  readonly told: boolean;
}
