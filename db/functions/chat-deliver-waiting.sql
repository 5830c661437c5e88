-- The account is active now, in this transaction: what its member wrote before reaches the others, in its order, as if
-- written at this moment. New numbers, so that whoever was away finds the messages among those that were missed. Nobody
-- can have answered yet. Somebody who is blocked by now never gets them; somebody who is gone finds them when coming back.
-- Answers one row for each message whose recipient is to be notified.
CREATE OR REPLACE FUNCTION chat_deliver_waiting(p_sender bigint, p_now timestamptz)
RETURNS TABLE (
  message bigint, conversation bigint, recipient bigint, client_id uuid, sent_text text, sent_gift text, sent_image bigint, sent_gif jsonb
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_waiting record;
  v_id bigint;
BEGIN
  DELETE FROM conversations c USING blocks b
    WHERE p_sender IN (c.low_id, c.high_id) AND b.user_id IN (c.low_id, c.high_id) AND b.blocked_id IN (c.low_id, c.high_id);
  -- As in chat_send: the numbers are given out under the conversation's lock.
  PERFORM FROM conversations c WHERE p_sender IN (c.low_id, c.high_id) ORDER BY c.id FOR NO KEY UPDATE;
  PERFORM chat_purge_removed(p_sender);
  FOR v_waiting IN
    SELECT m.id, m.conversation_id, m.client_id, m.text, m.gift, m.image_id, m.gif, p.other_id,
        EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = p.other_id) AS there
      FROM messages m JOIN conversation_sides p ON p.conversation_id = m.conversation_id AND p.user_id = p_sender
      WHERE m.sender_id = p_sender ORDER BY m.id
  LOOP
    UPDATE messages SET id = DEFAULT, created_at = p_now WHERE id = v_waiting.id RETURNING id INTO v_id;
    -- What quotes it waits, too.
    UPDATE messages SET quoted_id = v_id WHERE conversation_id = v_waiting.conversation_id AND quoted_id = v_waiting.id;
    UPDATE conversations c SET
      last_message_id = v_id,
      low_unread = c.low_unread + (c.low_id = v_waiting.other_id)::int,
      high_unread = c.high_unread + (c.high_id = v_waiting.other_id)::int
      WHERE c.id = v_waiting.conversation_id;
    CONTINUE WHEN NOT v_waiting.there;
    message := v_id;
    conversation := v_waiting.conversation_id;
    recipient := v_waiting.other_id;
    client_id := v_waiting.client_id;
    sent_text := v_waiting.text;
    sent_gift := v_waiting.gift;
    sent_image := v_waiting.image_id;
    sent_gif := v_waiting.gif;
    RETURN NEXT;
  END LOOP;
END $$;
