-- Takes a member's last removal back when it was `p_since` or later; what is unread then is counted under the
-- conversation's lock. Answers `restored` (also when there is nothing to take back), `too_late` or `not_found`.
CREATE OR REPLACE FUNCTION chat_restore(p_user bigint, p_conversation bigint, p_since timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_low boolean;
  v_before bigint;
  v_at timestamptz;
  v_read bigint;
  v_unread int;
BEGIN
  SELECT c.low_id = p_user,
      CASE p_user WHEN c.low_id THEN c.low_removed_before ELSE c.high_removed_before END,
      CASE p_user WHEN c.low_id THEN c.low_removed_at ELSE c.high_removed_at END,
      CASE p_user WHEN c.low_id THEN c.low_read_up_to ELSE c.high_read_up_to END
    INTO v_low, v_before, v_at, v_read
    FROM conversations c WHERE c.id = p_conversation AND p_user IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  IF NOT FOUND OR NOT EXISTS (
    SELECT FROM conversation_sides p JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
      WHERE p.user_id = p_user AND p.conversation_id = p_conversation
  ) THEN RETURN 'not_found'; END IF;
  IF v_before IS NULL THEN RETURN 'restored'; END IF;
  IF v_at IS NULL OR v_at < p_since THEN RETURN 'too_late'; END IF;

  SELECT count(*) INTO v_unread FROM messages m
    WHERE m.conversation_id = p_conversation AND m.id > greatest(v_read, v_before) AND m.sender_id <> p_user;
  IF v_low THEN
    UPDATE conversations c SET low_removed_up_to = v_before, low_removed_before = NULL, low_removed_at = NULL, low_unread = v_unread
      WHERE c.id = p_conversation;
  ELSE
    UPDATE conversations c SET high_removed_up_to = v_before, high_removed_before = NULL, high_removed_at = NULL, high_unread = v_unread
      WHERE c.id = p_conversation;
  END IF;
  RETURN 'restored';
END $$;
