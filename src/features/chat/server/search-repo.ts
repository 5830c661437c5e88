import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import type { ConversationRow } from './chat-repo.ts';
import { messageColumns, type MessageRow, type SelectedMessage, toMessage } from './message-repo.ts';

export interface Stretch {
  /** Regular expressions that must all match; in the order in which they are tried. */
  readonly patterns: readonly string[];
  /** The stretch is of the messages below this one. */
  readonly below: number;
  /** Messages to look through at most. */
  readonly length: number;
  /** Of what is found, the ids of the newest below this one are answered. */
  readonly before: number;
  readonly most: number;
}

export interface LookedThrough {
  /** Where the next stretch begins; null: nothing is left. */
  readonly next: number | null;
  readonly found: number;
  /** Newest first. */
  readonly ids: readonly number[];
}

/** Looks through a stretch of what the member has not removed. */
export async function lookThrough(
  db: Db,
  conversation: ConversationRow,
  { patterns, below, length, before, most }: Stretch,
): Promise<LookedThrough> {
  const fits = sql.join(
    patterns.map((pattern) => sql`m.text COLLATE "C" ~ ${pattern}`),
    sql` AND `,
  );
  const { rows } = await sql<{ looked: number; lowest: number | null; found: number; ids: number[] | null }>`
    SELECT count(*) AS looked, min(id) AS lowest, count(*) FILTER (WHERE fits) AS found,
      (array_agg(id) FILTER (WHERE fits AND id < ${before}))[1:${most}] AS ids
    FROM (
      SELECT m.id::float8 AS id, ${fits} AS fits FROM messages m
      WHERE m.conversation_id = ${conversation.id} AND m.id > ${conversation.removedUpTo} AND m.id < ${below}
      ORDER BY m.id DESC LIMIT ${length}) stretch`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate answers one row');
  return { next: row.looked < length ? null : row.lowest, found: row.found, ids: row.ids ?? [] };
}

/** Newest first. */
export async function findMessagesByIds(db: Db, ids: readonly number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SelectedMessage>`
    SELECT ${messageColumns} FROM messages m WHERE m.id = ANY (${[...ids]}::bigint[]) ORDER BY m.id DESC`.execute(db);
  return rows.map(toMessage);
}
