-- Rules of conversations: read marks that are not told, removals that can be taken back.

ALTER TABLE conversations
  -- Who did not start it has written, too. Set by chat_send and chat_send_many.
  ADD COLUMN answered boolean NOT NULL DEFAULT false,
  -- Newest message of the other side that this side has read and the other side may know of.
  ADD COLUMN low_told_up_to bigint NOT NULL DEFAULT 0,
  ADD COLUMN high_told_up_to bigint NOT NULL DEFAULT 0;
UPDATE conversations c SET
  low_told_up_to = low_read_up_to,
  high_told_up_to = high_read_up_to,
  answered = EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND m.sender_id <> c.starter_id);

-- A conversation as one side has it. What the other one has read is what may be told of it; `has_written` is of this side.
CREATE OR REPLACE VIEW participants
  (user_id, conversation_id, other_id, last_message_id, unread, read_up_to, removed_up_to, read_by_other_up_to, has_written) AS
  SELECT low_id, id, high_id, last_message_id, low_unread, low_read_up_to, low_removed_up_to, high_told_up_to,
    answered OR starter_id = low_id FROM conversations
  UNION ALL
  SELECT high_id, id, low_id, last_message_id, high_unread, high_read_up_to, high_removed_up_to, low_told_up_to,
    answered OR starter_id = high_id FROM conversations;

-- The reader has seen the other side's messages up to `p_up_to`: never goes back, never beyond what is there. What is
-- unread then is counted under the conversation's lock. `other` is null when the reader has no such conversation.
-- The other side may know of it (`told`) when neither has switched that off by then: what is read while it is off stays
-- untold until something new is read.
DROP FUNCTION chat_read(bigint, bigint, bigint);
CREATE FUNCTION chat_read(
  p_reader bigint, p_conversation bigint, p_up_to bigint,
  OUT other bigint, OUT seen_up_to bigint, OUT unread int, OUT advanced boolean, OUT told boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_before participants%ROWTYPE;
BEGIN
  PERFORM FROM conversations c WHERE c.id = p_conversation AND p_reader IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  SELECT p.* INTO v_before
    FROM participants p JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
    WHERE p.user_id = p_reader AND p.conversation_id = p_conversation;
  IF NOT FOUND THEN RETURN; END IF;

  other := v_before.other_id;
  SELECT greatest(v_before.read_up_to, max(m.id)) INTO seen_up_to FROM messages m
    WHERE m.conversation_id = p_conversation AND m.id > v_before.read_up_to AND m.id <= p_up_to AND m.sender_id = other;
  SELECT count(*) INTO unread FROM messages m
    WHERE m.conversation_id = p_conversation AND m.id > greatest(seen_up_to, v_before.removed_up_to) AND m.sender_id = other;
  advanced := seen_up_to > v_before.read_up_to;
  told := advanced AND NOT EXISTS (SELECT FROM users u WHERE u.id IN (p_reader, other) AND NOT u.read_marks);
  IF NOT advanced AND unread = v_before.unread THEN RETURN; END IF;
  UPDATE conversations c SET
    low_read_up_to = CASE p_reader WHEN c.low_id THEN seen_up_to ELSE c.low_read_up_to END,
    low_told_up_to = CASE WHEN told AND p_reader = c.low_id THEN seen_up_to ELSE c.low_told_up_to END,
    low_unread = CASE p_reader WHEN c.low_id THEN unread ELSE c.low_unread END,
    high_read_up_to = CASE p_reader WHEN c.high_id THEN seen_up_to ELSE c.high_read_up_to END,
    high_told_up_to = CASE WHEN told AND p_reader = c.high_id THEN seen_up_to ELSE c.high_told_up_to END,
    high_unread = CASE p_reader WHEN c.high_id THEN unread ELSE c.high_unread END
    WHERE c.id = p_conversation;
END $$;

-- Removes for a member what is in the conversation by now: the other side keeps it. What was removed before is kept in
-- mind, so that this removal can be taken back; removing nothing new is no removal. What waits for the member's
-- activation is only hidden, too, until it can no longer come back (chat_forget_removed).
-- False: no such conversation for the member.
DROP FUNCTION chat_remove(bigint, bigint);
CREATE FUNCTION chat_remove(p_user bigint, p_conversation bigint, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM participants p JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
      WHERE p.user_id = p_user AND p.conversation_id = p_conversation
  ) THEN RETURN false; END IF;
  UPDATE conversations c SET
    low_removed_before = c.low_removed_up_to, low_removed_up_to = c.last_message_id, low_removed_at = p_now, low_unread = 0
    WHERE c.id = p_conversation AND c.low_id = p_user AND c.low_removed_up_to < c.last_message_id;
  UPDATE conversations c SET
    high_removed_before = c.high_removed_up_to, high_removed_up_to = c.last_message_id, high_removed_at = p_now, high_unread = 0
    WHERE c.id = p_conversation AND c.high_id = p_user AND c.high_removed_up_to < c.last_message_id;
  RETURN true;
END $$;

-- Takes a member's last removal back when it was `p_since` or later; what is unread then is counted under the
-- conversation's lock. Answers `restored` (also when there is nothing to take back), `too_late` or `not_found`.
CREATE FUNCTION chat_restore(p_user bigint, p_conversation bigint, p_since timestamptz) RETURNS text LANGUAGE plpgsql AS $$
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
    SELECT FROM participants p JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
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

-- What somebody whose account is not active removed goes for good, and with it conversations in which nothing is left:
-- nobody else has seen it, and it counts no more for what such an account may write. Called before such an account
-- writes again, and when it is activated.
CREATE FUNCTION chat_forget_removed(p_user bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM participants p WHERE p.user_id = p_user AND p.removed_up_to > 0) THEN RETURN; END IF;
  PERFORM FROM conversations c WHERE p_user IN (c.low_id, c.high_id) ORDER BY c.id FOR NO KEY UPDATE;
  DELETE FROM messages m USING participants p
    WHERE p.user_id = p_user AND m.conversation_id = p.conversation_id AND m.sender_id = p_user AND m.id <= p.removed_up_to;
  DELETE FROM conversations c
    WHERE p_user IN (c.low_id, c.high_id) AND NOT EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id);
  -- Of what is left nothing can be taken back any more.
  UPDATE conversations c SET low_removed_at = NULL WHERE c.low_id = p_user AND c.low_removed_at IS NOT NULL;
  UPDATE conversations c SET high_removed_at = NULL WHERE c.high_id = p_user AND c.high_removed_at IS NOT NULL;
END $$;
