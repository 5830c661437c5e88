import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A message as staff see it in a case. */
export interface ChatLine {
  readonly id: number;
  readonly at: Date;
  readonly sender: UserId;
  /** What was written; of a GIF its title, of a gift its name. */
  readonly text: string;
  readonly image: { readonly name: string; readonly width: number; readonly height: number } | null;
}

interface Selected {
  readonly id: number;
  readonly created_at: Date;
  readonly sender_id: number;
  readonly text: string;
  readonly image: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

const lineColumns = sql`m.id, m.created_at, m.sender_id, coalesce(nullif(m.text, ''), m.gif ->> 'title', m.gift, '') AS text,
  i.name AS image, i.width, i.height`;

const toLine = ({ id, created_at, sender_id, text, image, width, height }: Selected): ChatLine => ({
  id,
  at: created_at,
  sender: userId(sender_id),
  text,
  image: image === null || width === null || height === null ? null : { name: image, width, height },
});

/** A message with `around` messages before and after it, whoever has removed them, by ascending id. Empty when there is no such message. */
export async function findLinesAround(
  tx: Tx,
  message: { readonly conversation: number; readonly id: number },
  around: number,
): Promise<ChatLine[]> {
  const { rows } = await sql<Selected>`
    SELECT ${lineColumns} FROM (
      (SELECT * FROM messages WHERE conversation_id = ${message.conversation} AND id <= ${message.id} ORDER BY id DESC LIMIT ${around + 1})
      UNION ALL
      (SELECT * FROM messages WHERE conversation_id = ${message.conversation} AND id > ${message.id} ORDER BY id LIMIT ${around})
    ) m LEFT JOIN chat_images i ON i.id = m.image_id
    ORDER BY m.id`.execute(tx);
  return rows.map(toLine);
}

export type Further = { readonly before: number } | { readonly after: number };

/** The next `limit` messages before or after one, by ascending id. */
export async function findFurtherLines(tx: Tx, conversation: number, further: Further, limit: number): Promise<ChatLine[]> {
  const isBefore = 'before' in further;
  const { rows } = await sql<Selected>`
    SELECT ${lineColumns} FROM messages m LEFT JOIN chat_images i ON i.id = m.image_id
    WHERE m.conversation_id = ${conversation} AND m.id < ${isBefore ? further.before : Number.MAX_SAFE_INTEGER}
      AND m.id > ${isBefore ? 0 : further.after}
    ORDER BY CASE WHEN ${isBefore} THEN -m.id ELSE m.id END LIMIT ${limit}`.execute(tx);
  return rows.map(toLine).toSorted((a, b) => a.id - b.id);
}

/** Messages that are counted at most. */
const mostCounted = 1000;

export interface Extent {
  readonly conversation: number;
  /** Ids of the first and last message that is shown. */
  readonly first: number;
  readonly last: number;
}

/** How many messages there are before and after those that are shown, by conversation; more than a thousand count as a thousand. */
export async function countFurtherLines(
  db: Db | Tx,
  extents: readonly Extent[],
): Promise<Map<number, { readonly before: number; readonly after: number }>> {
  const { rows } = await sql<{ conversation: number; before: number; after: number }>`
    SELECT e.conversation,
      (SELECT count(*) FROM (SELECT FROM messages m WHERE m.conversation_id = e.conversation AND m.id < e.first LIMIT ${mostCounted}) b) AS before,
      (SELECT count(*) FROM (SELECT FROM messages m WHERE m.conversation_id = e.conversation AND m.id > e.last LIMIT ${mostCounted}) a) AS after
    FROM jsonb_to_recordset(${JSON.stringify(extents)}::jsonb) AS e (conversation bigint, first bigint, last bigint)`.execute(db);
  return new Map(rows.map(({ conversation, before, after }) => [conversation, { before, after }]));
}

export interface SameSentence {
  readonly conversation: number;
  readonly message: number;
  readonly other: UserId;
  readonly at: Date;
}

/** Other conversations in which the member has written one of the sentences, the newest first, at most `limit`. */
export async function findSameSentences(
  db: Db | Tx,
  sender: UserId,
  { texts, except, limit }: { readonly texts: readonly string[]; readonly except: readonly number[]; readonly limit: number },
): Promise<SameSentence[]> {
  const { rows } = await sql<{ conversation_id: number; message: number; other_id: number; at: Date }>`
    SELECT m.conversation_id, max(m.id) AS message, c.other_id, max(m.created_at) AS at
    FROM messages m JOIN conversation_sides c ON c.conversation_id = m.conversation_id AND c.user_id = m.sender_id
    WHERE m.sender_id = ${sender} AND lower(btrim(m.text)) = ANY(${texts.map((text) => text.trim().toLowerCase())}::text[])
      AND m.conversation_id <> ALL(${except}::bigint[])
    GROUP BY m.conversation_id, c.other_id ORDER BY message DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ conversation_id, message, other_id, at }) => ({
    conversation: conversation_id,
    message,
    other: userId(other_id),
    at,
  }));
}

/** The two members of a conversation; null when it is gone. */
export async function findSides(tx: Tx, conversation: number): Promise<readonly [UserId, UserId] | null> {
  const { rows } = await sql<{ low_id: number; high_id: number }>`
    SELECT low_id, high_id FROM conversations WHERE id = ${conversation}`.execute(tx);
  return rows[0] === undefined ? null : [userId(rows[0].low_id), userId(rows[0].high_id)];
}
