import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { mostChats } from '../contract/rules.ts';

export interface ChatTotals {
  readonly unread_messages: number;
  /** Id; 0 for none. Of all conversations of the user, also of those whose other side does not exist for them now. */
  readonly newest_message: number;
}

/**
 * SQL: one row of `ChatTotals`. Counted is what the list adds up to, and so nothing from somebody who does not exist for
 * the user. Whether they do is asked of conversations with unread messages alone, unless there are more than a list has.
 */
export const chatTotals = (user: UserId): RawBuilder<ChatTotals> => sql`
  WITH mine AS MATERIALIZED (
    SELECT c.other_id, c.unread, c.last_message_id FROM participants c WHERE c.user_id = ${user} AND c.last_message_id > c.removed_up_to
  ), listed AS NOT MATERIALIZED (
    SELECT m.unread, m.last_message_id FROM mine m JOIN visible_members v ON v.viewer_id = ${user} AND v.user_id = m.other_id
  ), oldest AS NOT MATERIALIZED (
    SELECT last_message_id FROM listed ORDER BY last_message_id DESC OFFSET ${mostChats}::int - 1 LIMIT 1
  )
  SELECT coalesce((SELECT max(last_message_id) FROM mine), 0) AS newest_message, (
    SELECT coalesce(sum(unread), 0)::int FROM listed
    WHERE unread > 0 AND ((SELECT count(*) FROM mine) <= ${mostChats} OR last_message_id >= coalesce((SELECT last_message_id FROM oldest), 0))
  ) AS unread_messages`;
