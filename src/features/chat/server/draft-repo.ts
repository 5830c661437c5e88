import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { visibleConversations } from './chat-repo.ts';

/** Drafts stored for one member; beyond that the oldest are deleted. */
const maxDrafts = 500;

/** The user's draft to the other member; empty for none. */
export async function findDraft(db: Db, user: UserId, other: UserId): Promise<string> {
  const row = await db
    .selectFrom('chat_drafts')
    .select('text')
    .where('user_id', '=', user)
    .where('other_id', '=', other)
    .executeTakeFirst();
  return row?.text ?? '';
}

export interface NewDraft {
  readonly to: { readonly conversation: number } | { readonly member: UserId };
  /** Empty to delete the draft. The row stays with its time, so that an older text arriving late does not restore it. */
  readonly text: string;
  readonly writtenAt: Date;
}

/** Saves the draft unless the saved one is newer or the same (`changed`: false). Null when the recipient is not visible to the user. */
export async function storeDraft(
  db: Db,
  user: UserId,
  { to, text, writtenAt }: NewDraft,
): Promise<{ other: UserId; changed: boolean } | null> {
  const other =
    'conversation' in to
      ? sql`SELECT c.other_id FROM ${visibleConversations} WHERE c.user_id = ${user} AND c.conversation_id = ${to.conversation}`
      : sql`SELECT v.user_id AS other_id FROM visible_members v WHERE v.viewer_id = ${user} AND v.user_id = ${to.member}`;
  const { rows } = await sql<{ other_id: number; stored: boolean; is_first: boolean }>`
    WITH other AS (${other}), stored AS (
      INSERT INTO chat_drafts AS d (user_id, other_id, text, written_at)
        SELECT ${user}, other_id, ${text}, ${writtenAt}::timestamptz FROM other
        ON CONFLICT (user_id, other_id) DO UPDATE SET text = excluded.text, written_at = excluded.written_at
          WHERE excluded.written_at >= d.written_at AND excluded.text <> d.text
        RETURNING xmax = 0 AS is_first)
    SELECT other_id, s.is_first IS NOT NULL AS stored, coalesce(s.is_first, false) AS is_first FROM other LEFT JOIN stored s ON true`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  if (row.is_first) await deleteOldest(db, user);
  return { other: userId(row.other_id), changed: row.stored };
}

async function deleteOldest(db: Db, user: UserId): Promise<void> {
  await sql`
    DELETE FROM chat_drafts WHERE user_id = ${user} AND other_id IN (
      SELECT other_id FROM chat_drafts WHERE user_id = ${user} ORDER BY written_at DESC, other_id OFFSET ${maxDrafts})`.execute(db);
}
