import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** The members of a conversation from which a message was removed, or to which it came back: their browsers reload it. */
export type Reloading = readonly UserId[];

/**
 * Removes a message for both members, by a decision. It is kept whole until its conversation goes, so that an appeal can bring it back.
 * What it cost stays as it is. Null when the sender has no such message.
 */
export async function removeMessage(tx: Tx, sender: UserId, message: number, now: Date): Promise<Reloading | null> {
  const conversation = await lockConversation(tx, sender, message);
  if (conversation === null) return null;
  await sql`
    WITH gone AS (DELETE FROM messages m WHERE m.id = ${message} RETURNING m.*)
    INSERT INTO removed_messages (id, conversation_id, sender_id, client_id, image_id, message, removed_at)
      SELECT g.id, g.conversation_id, g.sender_id, g.client_id, g.image_id, to_jsonb(g), ${now} FROM gone g`.execute(tx);
  await recount(tx, conversation.id);
  return conversation.members;
}

/** Brings a removed message back. Null when it is not removed. */
export async function restoreMessage(tx: Tx, sender: UserId, message: number): Promise<Reloading | null> {
  const conversation = await lockConversation(tx, sender, message);
  if (conversation === null) return null;
  await sql`
    WITH back AS (DELETE FROM removed_messages r WHERE r.id = ${message} RETURNING r.message, r.image_id)
    INSERT INTO messages OVERRIDING SYSTEM VALUE
      SELECT m.* FROM back b, jsonb_populate_record(NULL::messages, b.message || jsonb_build_object('image_id', b.image_id)) m`.execute(tx);
  await recount(tx, conversation.id);
  return conversation.members;
}

/** The conversation of a message, removed or not. */
async function lockConversation(tx: Tx, sender: UserId, message: number): Promise<{ id: number; members: Reloading } | null> {
  const { rows } = await sql<{ id: number; low_id: number; high_id: number }>`
    SELECT c.id, c.low_id, c.high_id FROM conversations c WHERE c.id = coalesce(
      (SELECT m.conversation_id FROM messages m WHERE m.id = ${message} AND m.sender_id = ${sender}),
      (SELECT r.conversation_id FROM removed_messages r WHERE r.id = ${message} AND r.sender_id = ${sender})) FOR NO KEY UPDATE`.execute(
    tx,
  );
  const row = rows[0];
  return row === undefined ? null : { id: row.id, members: [userId(row.low_id), userId(row.high_id)] };
}

/** The newest message and the unread ones, after a message has gone or come back. */
async function recount(tx: Tx, conversation: number): Promise<void> {
  await sql`
    UPDATE conversations c SET
      last_message_id = coalesce((SELECT max(m.id) FROM messages m WHERE m.conversation_id = c.id), 0),
      low_unread = (SELECT count(*) FROM messages m
        WHERE m.conversation_id = c.id AND m.sender_id = c.high_id AND m.id > greatest(c.low_read_up_to, c.low_removed_up_to)),
      high_unread = (SELECT count(*) FROM messages m
        WHERE m.conversation_id = c.id AND m.sender_id = c.low_id AND m.id > greatest(c.high_read_up_to, c.high_removed_up_to))
    WHERE c.id = ${conversation}`.execute(tx);
}
