import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import type { ConversationRow } from '../../chat-repo.ts';
import { messageColumns, type MessageRow, type SelectedMessage, toMessage } from '../../message/message-repo.ts';

export interface Chunk {
  /** Regular expressions that must all match, in the order in which they are tried. */
  readonly patterns: readonly string[];
  /** The chunk begins with the newest message below this id. */
  readonly below: number;
  /** Maximum number of messages to scan. */
  readonly length: number;
  /** Only the ids of matches below this one are returned, the newest first, at most `limit`. */
  readonly before: number;
  readonly limit: number;
}

export interface ChunkResult {
  /** `below` of the next chunk; null after the last one. */
  readonly next: number | null;
  /** Number of matches in the chunk. */
  readonly found: number;
  /** Newest first. */
  readonly ids: readonly number[];
}

/** Scans one chunk of the messages that the member has not removed. */
export async function searchChunk(
  db: Db,
  conversation: ConversationRow,
  { patterns, below, length, before, limit }: Chunk,
): Promise<ChunkResult> {
  const matches = sql.join(
    patterns.map((pattern) => sql`m.text COLLATE "C" ~ ${pattern}`),
    sql` AND `,
  );
  const { rows } = await sql<{ scanned: number; lowest: number | null; found: number; ids: number[] | null }>`
    SELECT count(*) AS scanned, min(id) AS lowest, count(*) FILTER (WHERE fits) AS found,
      (array_agg(id) FILTER (WHERE fits AND id < ${before}))[1:${limit}] AS ids
    FROM (
      SELECT m.id::float8 AS id, ${matches} AS fits FROM messages m
      WHERE m.conversation_id = ${conversation.id} AND m.id > ${conversation.removedUpTo} AND m.id < ${below}
      ORDER BY m.id DESC LIMIT ${length}) stretch`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate answers one row');
  return { next: row.scanned < length ? null : row.lowest, found: row.found, ids: row.ids ?? [] };
}

/** Newest first. */
export async function findMessagesByIds(db: Db, { removedUpTo }: ConversationRow, ids: readonly number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SelectedMessage>`
    SELECT ${messageColumns} FROM messages m WHERE m.id = ANY (${[...ids]}::bigint[]) ORDER BY m.id DESC`.execute(db);
  return rows.map((row) => toMessage(row, removedUpTo));
}
