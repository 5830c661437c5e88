-- Removes for a member what is in the conversation up to `p_up_to` (null: up to the newest): the other side keeps it. A caller
-- says up to which message it was shown, so that a removal that is sent again takes along nothing that has arrived meanwhile.
-- What was removed before is kept in mind, so that this removal can be taken back; removing nothing new is no removal. What waits
-- for the member's activation is only hidden, too, until it can no longer come back (chat_purge_removed).
-- False: no such conversation for the member.
CREATE OR REPLACE FUNCTION chat_remove(p_user bigint, p_conversation bigint, p_now timestamptz, p_up_to bigint DEFAULT NULL) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_low boolean;
  v_up_to bigint;
  v_removed bigint;
  v_read bigint;
  v_unread int;
BEGIN
  SELECT c.low_id = p_user, least(coalesce(p_up_to, c.last_message_id), c.last_message_id),
      CASE p_user WHEN c.low_id THEN c.low_removed_up_to ELSE c.high_removed_up_to END,
      CASE p_user WHEN c.low_id THEN c.low_read_up_to ELSE c.high_read_up_to END
    INTO v_low, v_up_to, v_removed, v_read
    FROM conversations c WHERE c.id = p_conversation AND p_user IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  IF NOT FOUND OR NOT EXISTS (
    SELECT FROM conversation_sides p JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
      WHERE p.user_id = p_user AND p.conversation_id = p_conversation
  ) THEN RETURN false; END IF;
  IF v_removed >= v_up_to THEN RETURN true; END IF;

  SELECT count(*) INTO v_unread FROM messages m
    WHERE m.conversation_id = p_conversation AND m.id > greatest(v_read, v_up_to) AND m.sender_id <> p_user;
  IF v_low THEN
    UPDATE conversations c SET
      low_removed_before = v_removed, low_removed_up_to = v_up_to, low_removed_at = p_now, low_unread = v_unread
      WHERE c.id = p_conversation;
  ELSE
    UPDATE conversations c SET
      high_removed_before = v_removed, high_removed_up_to = v_up_to, high_removed_at = p_now, high_unread = v_unread
      WHERE c.id = p_conversation;
  END IF;
  RETURN true;
END $$;
