-- A gift is a message: it stands in the conversation, is charged like one, waits for an activation like one.
ALTER TABLE messages
  -- Name of the gift; `text` is then what is said with it, which may be nothing.
  ADD COLUMN gift text;

-- Checks, charges and stores one message in one statement, for a conversation or, when that is null, for a member.
-- Of `status`:
--   sent | repeated       the message is stored (now, or by an earlier call with this client_id)
--   activation_required   the sender's account is not active yet, and `p_waiting_messages` wait in the conversation already
--   not_found             no such conversation or member for the sender
--   premium_required      the sender, no paid user, has started `p_free_conversations` before
--   not_enough_credits
-- `recipient` is null when the message is not theirs to see: the sender's account is not active yet, or it is a repeated
-- one that was removed, or one of them blocked the other since.
-- Locks are always taken in the order user (only of a sender whose account is not active), balance of the sender,
-- conversation; no call ever waits for a second balance or a second conversation, so two members who write to each other
-- at once wait for each other, but never both.
DROP FUNCTION chat_send(bigint, bigint, bigint, uuid, text, int, int, int, timestamptz);
CREATE FUNCTION chat_send(
  p_sender bigint, p_conversation bigint, p_recipient bigint, p_client_id uuid, p_text text,
  p_cost int, p_free_conversations int, p_waiting_messages int, p_now timestamptz, p_gift text DEFAULT NULL,
  OUT status text, OUT message bigint, OUT conversation bigint, OUT recipient bigint,
  OUT sent_text text, OUT sent_gift text, OUT sent_at timestamptz, OUT credits int, OUT paid boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_active boolean;
  v_visible boolean;
  v_cost int := p_cost;
BEGIN
  -- Before the activation or after it, never during: what is stored waits for the activation to deliver it, or is sent.
  -- Whose account is active is not locked.
  PERFORM FROM users u WHERE u.id = p_sender AND u.status = 'not_confirmed' FOR SHARE;

  -- One call at a time for each sender. Whoever waited here sees below, in a new snapshot, what the one before did:
  -- stored this client_id, spent the last credit, started the last conversation that a free member may start.
  SELECT b.purchased + b.bonus INTO credits FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO balances (user_id) SELECT u.id FROM users u WHERE u.id = p_sender ON CONFLICT DO NOTHING;
    SELECT b.purchased + b.bonus INTO credits FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  END IF;

  SELECT m.id, m.conversation_id, m.text, m.gift, m.created_at INTO message, conversation, sent_text, sent_gift, sent_at
    FROM messages m WHERE m.sender_id = p_sender AND m.client_id = p_client_id;
  IF FOUND THEN
    status := 'repeated';
    SELECT u.paid_user INTO paid FROM users u WHERE u.id = p_sender;
    SELECT p.user_id INTO recipient
      FROM participants p
        JOIN visible_members v ON v.viewer_id = p_sender AND v.user_id = p.user_id
        JOIN profiles s ON s.user_id = p_sender AND s.status = 'active'
      WHERE p.conversation_id = conversation AND p.removed_up_to < message;
    RETURN;
  END IF;

  -- From here to the commit the conversation is ours: its messages get their numbers in the order of their commits.
  IF p_conversation IS NULL THEN
    recipient := p_recipient;
    SELECT c.id INTO conversation FROM conversations c
      WHERE c.low_id = least(p_sender, p_recipient) AND c.high_id = greatest(p_sender, p_recipient) FOR NO KEY UPDATE;
  ELSE
    SELECT c.id, CASE p_sender WHEN c.low_id THEN c.high_id ELSE c.low_id END INTO conversation, recipient
      FROM conversations c WHERE c.id = p_conversation AND p_sender IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  END IF;

  SELECT u.paid_user, p.status = 'active',
      -- A call that came in before the account was closed may get here after it: for a closed account nobody exists.
      u.status IN ('not_confirmed', 'active')
        AND EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = recipient)
    INTO paid, v_active, v_visible
    FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = p_sender;
  -- Until the account is active the other side sees nothing of it and cannot answer: so it costs nothing.
  IF v_active IS NOT TRUE THEN v_cost := 0; END IF;
  IF NOT v_visible THEN
    status := 'not_found';
  ELSIF v_active IS NOT TRUE
    AND (SELECT count(*) FROM messages m WHERE m.conversation_id = conversation) >= p_waiting_messages THEN
    status := 'activation_required';
  ELSIF conversation IS NULL AND NOT paid
    AND (SELECT count(*) FROM conversations c WHERE c.starter_id = p_sender) >= p_free_conversations THEN
    status := 'premium_required';
  ELSIF credits < v_cost THEN
    status := 'not_enough_credits';
  END IF;
  IF status IS NOT NULL THEN RETURN; END IF;

  credits := credits_spend(p_sender, v_cost, CASE WHEN p_gift IS NULL THEN 'message' ELSE 'gift' END, 'message:' || p_sender || ':' || p_client_id, p_now);
  IF conversation IS NULL THEN
    -- Of two first messages that cross, the second waits here for the first and joins its conversation.
    INSERT INTO conversations (low_id, high_id, starter_id, created_at)
      VALUES (least(p_sender, p_recipient), greatest(p_sender, p_recipient), p_sender, p_now)
      ON CONFLICT (low_id, high_id) DO NOTHING;
    SELECT c.id INTO STRICT conversation FROM conversations c
      WHERE c.low_id = least(p_sender, p_recipient) AND c.high_id = greatest(p_sender, p_recipient) FOR NO KEY UPDATE;
  END IF;
  INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text, gift)
    VALUES (conversation, p_sender, p_client_id, p_now, v_cost, p_text, p_gift) RETURNING id INTO message;
  -- What waits is not theirs to see, and not unread.
  IF v_active IS NOT TRUE THEN recipient := NULL; END IF;
  UPDATE conversations c SET
    last_message_id = message,
    low_unread = c.low_unread + (c.low_id IS NOT DISTINCT FROM recipient)::int,
    high_unread = c.high_unread + (c.high_id IS NOT DISTINCT FROM recipient)::int
    WHERE c.id = conversation;
  status := 'sent';
  sent_text := p_text;
  sent_gift := p_gift;
  sent_at := p_now;
END $$;

-- The account is active now, in this transaction: what its member wrote before reaches the others, in its order, as if
-- written at this moment. New numbers, so that whoever was away finds the messages among those that were missed. Nobody
-- can have answered yet. Somebody who is blocked by now never gets them; somebody who is gone finds them when coming back.
-- Answers one row for each message that its recipient is to be told of.
DROP FUNCTION chat_deliver_waiting(bigint, timestamptz);
CREATE FUNCTION chat_deliver_waiting(p_sender bigint, p_now timestamptz)
RETURNS TABLE (message bigint, conversation bigint, recipient bigint, client_id uuid, sent_text text, sent_gift text) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_waiting record;
  v_id bigint;
BEGIN
  DELETE FROM conversations c USING blocks b
    WHERE p_sender IN (c.low_id, c.high_id) AND b.user_id IN (c.low_id, c.high_id) AND b.blocked_id IN (c.low_id, c.high_id);
  -- As in chat_send: the numbers are given out under the conversation's lock.
  PERFORM FROM conversations c WHERE p_sender IN (c.low_id, c.high_id) ORDER BY c.id FOR NO KEY UPDATE;
  FOR v_waiting IN
    SELECT m.id, m.conversation_id, m.client_id, m.text, m.gift, p.other_id,
        EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = p.other_id) AS there
      FROM messages m JOIN participants p ON p.conversation_id = m.conversation_id AND p.user_id = p_sender
      WHERE m.sender_id = p_sender ORDER BY m.id
  LOOP
    UPDATE messages SET id = DEFAULT, created_at = p_now WHERE id = v_waiting.id RETURNING id INTO v_id;
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
    RETURN NEXT;
  END LOOP;
END $$;
