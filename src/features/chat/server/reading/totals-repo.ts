import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { maxChats } from '../../contract/rules.ts';

export interface ChatTotals {
  readonly unread_messages: number;
  /** Id of the newest message in all conversations of the user, including those with members not visible to them; 0 for none. */
  readonly newest_message: number;
}

/**
 * SQL: one row of `ChatTotals`. The unread count equals the sum over the list of conversations, so messages of members not
 * visible to the user do not count. Visibility is checked only for conversations with unread messages, unless there are more
 * conversations than fit the list.
 */
export const chatTotals = (user: UserId): RawBuilder<ChatTotals> => sql`
  WITH mine AS MATERIALIZED (
    SELECT c.other_id, c.unread, c.last_message_id FROM conversation_sides c WHERE c.user_id = ${user} AND c.last_message_id > c.removed_up_to
  ), listed AS NOT MATERIALIZED (
    SELECT m.unread, m.last_message_id FROM mine m JOIN visible_members v ON v.viewer_id = ${user} AND v.user_id = m.other_id
  ), oldest AS NOT MATERIALIZED (
    SELECT last_message_id FROM listed ORDER BY last_message_id DESC OFFSET ${maxChats}::int - 1 LIMIT 1
  )
  SELECT coalesce((SELECT max(last_message_id) FROM mine), 0) AS newest_message, (
    SELECT coalesce(sum(unread), 0)::int FROM listed
    WHERE unread > 0 AND ((SELECT count(*) FROM mine) <= ${maxChats} OR last_message_id >= coalesce((SELECT last_message_id FROM oldest), 0))
  ) AS unread_messages`;
