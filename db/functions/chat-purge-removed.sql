-- What somebody whose account is not active removed goes for good, and with it conversations in which nothing is left:
-- nobody else has seen it, and it counts no more for what such an account may write. Called before such an account
-- writes again, and when it is activated.
CREATE OR REPLACE FUNCTION chat_purge_removed(p_user bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM conversation_sides p WHERE p.user_id = p_user AND p.removed_up_to > 0) THEN RETURN; END IF;
  PERFORM FROM conversations c WHERE p_user IN (c.low_id, c.high_id) ORDER BY c.id FOR NO KEY UPDATE;
  DELETE FROM messages m USING conversation_sides p
    WHERE p.user_id = p_user AND m.conversation_id = p.conversation_id AND m.sender_id = p_user AND m.id <= p.removed_up_to;
  DELETE FROM conversations c
    WHERE p_user IN (c.low_id, c.high_id) AND NOT EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id);
  -- Of what is left nothing can be taken back any more.
  UPDATE conversations c SET low_removed_at = NULL WHERE c.low_id = p_user AND c.low_removed_at IS NOT NULL;
  UPDATE conversations c SET high_removed_at = NULL WHERE c.high_id = p_user AND c.high_removed_at IS NOT NULL;
END $$;
