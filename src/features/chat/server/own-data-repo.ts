import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart, smallPart } from '#platform/server/data-part.ts';

/**
 * For the data export: conversations with their messages, including removed ones, and the member's own drafts. Names and
 * messages of members who are not visible to the member (blocked, deleted, not activated) are left out.
 */
export const chatData = (db: Db): DataPart[] => [
  pagedPart('conversations', ['conversations'], async (user, after, limit) => {
    const { rows } = await sql<{ id: number; with_id: number; with_name: string | null; started_by_me: boolean; created_at: Date }>`
      SELECT c.id, p.user_id AS with_id, CASE WHEN v.user_id IS NOT NULL THEN p.name END AS with_name,
        m.started AS started_by_me, c.created_at
      FROM conversation_sides m JOIN conversations c ON c.id = m.conversation_id JOIN profiles p ON p.user_id = m.other_id
        LEFT JOIN visible_members v ON v.viewer_id = m.user_id AND v.user_id = m.other_id
      WHERE m.user_id = ${user} AND c.id > ${after} ORDER BY c.id LIMIT ${limit}`.execute(db);
    return rows;
  }),
  pagedPart('messages', ['messages'], async (user, after, limit) => {
    const { rows } = await sql<{
      id: number;
      conversation: number;
      from_me: boolean;
      text: string;
      gift: string | null;
      gif: string | null;
      reaction: string | null;
      quoted: number | null;
      credits: number | null;
      sent_at: Date;
    }>`
      SELECT m.id, m.conversation_id AS conversation, m.sender_id = ${user} AS from_me, m.text, m.gift,
        m.gif ->> 'title' AS gif, m.reaction, m.quoted_id AS quoted,
        CASE WHEN m.sender_id = ${user} THEN m.cost END AS credits, m.created_at AS sent_at
      FROM conversation_sides c JOIN messages m ON m.conversation_id = c.conversation_id
        LEFT JOIN visible_members v ON v.viewer_id = c.user_id AND v.user_id = c.other_id
      WHERE c.user_id = ${user} AND m.id > ${after} AND (m.sender_id = ${user} OR v.user_id IS NOT NULL)
      ORDER BY m.id LIMIT ${limit}`.execute(db);
    return rows;
  }),
  pagedPart('removed-messages', ['removed_messages'], async (user, after, limit) => {
    const { rows } = await sql<{ id: number; conversation: number; text: string | null; sent_at: string | null; removed_at: Date }>`
      SELECT r.id, r.conversation_id AS conversation, r.message ->> 'text' AS text, r.message ->> 'created_at' AS sent_at, r.removed_at
      FROM removed_messages r WHERE r.sender_id = ${user} AND r.id > ${after} ORDER BY r.id LIMIT ${limit}`.execute(db);
    return rows;
  }),
  smallPart('drafts', ['chat_drafts'], (user) =>
    db
      .selectFrom('chat_drafts')
      .select(['other_id as to_id', 'text', 'written_at'])
      .where('user_id', '=', user)
      .where('text', '<>', '')
      .orderBy('written_at')
      .execute(),
  ),
];
