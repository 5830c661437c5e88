-- A message may quote an earlier one of its conversation. Without a foreign key: what quotes a message that was deleted says that
-- it is gone, and nothing has to be looked up when messages are stored or deleted.
ALTER TABLE messages ADD COLUMN quoted_id bigint;

DROP FUNCTION chat_send(bigint, bigint, bigint, uuid, text, integer, integer, integer, timestamp with time zone, text, bigint, jsonb, date, integer, integer, boolean);
CREATE FUNCTION chat_send(p_sender bigint, p_conversation bigint, p_recipient bigint, p_client_id uuid, p_text text, p_cost integer, p_free_conversations integer, p_waiting_messages integer, p_now timestamp with time zone, p_gift text DEFAULT NULL::text, p_image bigint DEFAULT NULL::bigint, p_gif jsonb DEFAULT NULL::jsonb, p_month date DEFAULT NULL::date, p_new_account_conversations integer DEFAULT NULL::integer, p_new_account_hours integer DEFAULT 0, p_links boolean DEFAULT false, p_quoted bigint DEFAULT NULL::bigint, OUT status text, OUT message bigint, OUT conversation bigint, OUT recipient bigint, OUT sent_text text, OUT sent_gift text, OUT sent_image bigint, OUT sent_gif jsonb, OUT sent_at timestamp with time zone, OUT sent_quoted bigint, OUT sent_reaction text, OUT credits integer, OUT paid boolean, OUT signed_up timestamp with time zone, OUT spending_limit integer, OUT spent integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_active boolean;
  v_visible boolean;
  v_new boolean;
  v_started bigint;
  v_cost int := p_cost;
  v_waits boolean;
  v_frozen boolean;
BEGIN
  -- Before the activation or after it, never during: what is stored waits for the activation to deliver it, or is sent.
  -- Whose account is active is not locked.
  PERFORM FROM users u WHERE u.id = p_sender AND u.status = 'not_confirmed' FOR SHARE;
  v_waits := FOUND;

  -- One call at a time for each sender. Whoever waited here sees below, in a new snapshot, what the one before did:
  -- stored this client_id, spent the last credit, started the last conversation that a free member may start.
  SELECT b.purchased + b.bonus, CASE WHEN b.month = p_month THEN b.month_spent ELSE 0 END, b.frozen INTO credits, spent, v_frozen
    FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO balances (user_id) SELECT u.id FROM users u WHERE u.id = p_sender ON CONFLICT DO NOTHING;
    SELECT b.purchased + b.bonus, CASE WHEN b.month = p_month THEN b.month_spent ELSE 0 END, b.frozen INTO credits, spent, v_frozen
      FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  END IF;

  SELECT m.id, m.conversation_id, m.text, m.gift, m.image_id, m.gif, m.created_at, m.quoted_id, m.reaction
    INTO message, conversation, sent_text, sent_gift, sent_image, sent_gif, sent_at, sent_quoted, sent_reaction
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

  IF v_waits THEN PERFORM chat_forget_removed(p_sender); END IF;

  -- From here to the commit the conversation is ours: its messages get their numbers in the order of their commits.
  IF p_conversation IS NULL THEN
    recipient := p_recipient;
    SELECT c.id INTO conversation FROM conversations c
      WHERE c.low_id = least(p_sender, p_recipient) AND c.high_id = greatest(p_sender, p_recipient) FOR NO KEY UPDATE;
  ELSE
    SELECT c.id, CASE p_sender WHEN c.low_id THEN c.high_id ELSE c.low_id END INTO conversation, recipient
      FROM conversations c WHERE c.id = p_conversation AND p_sender IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  END IF;

  SELECT u.paid_user, u.signup_date, u.signup_date > p_now - make_interval(hours => p_new_account_hours), u.monthly_limit,
      p.status = 'active',
      -- A call that came in before the account was closed may get here after it: for a closed account nobody exists.
      u.status IN ('not_confirmed', 'active')
        AND EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = recipient)
    INTO paid, signed_up, v_new, spending_limit, v_active, v_visible
    FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = p_sender;
  -- Until the account is active the other side sees nothing of it and cannot answer: so it costs nothing.
  IF v_active IS NOT TRUE THEN v_cost := 0; END IF;
  IF conversation IS NULL THEN
    SELECT count(*) INTO v_started FROM conversations c WHERE c.starter_id = p_sender;
  END IF;
  -- Whoever forgets pictures that were not sent locks them: what is here now stays.
  IF p_image IS NOT NULL THEN
    PERFORM FROM chat_images i WHERE i.id = p_image AND i.user_id = p_sender AND i.other_id = recipient
      AND NOT EXISTS (SELECT FROM messages m WHERE m.image_id = i.id) FOR KEY SHARE OF i;
  END IF;
  IF NOT v_visible OR v_visible IS NULL THEN
    status := 'not_found';
  ELSIF p_links AND v_new THEN
    status := 'links_not_yet';
  ELSIF p_image IS NOT NULL AND NOT FOUND THEN
    status := 'image_gone';
  ELSIF p_quoted IS NOT NULL AND NOT EXISTS (
    SELECT FROM messages q JOIN participants p ON p.conversation_id = q.conversation_id AND p.user_id = p_sender
      WHERE q.id = p_quoted AND q.conversation_id = conversation AND q.id > p.removed_up_to) THEN
    status := 'quoted_gone';
  ELSIF v_active IS NOT TRUE
    AND (SELECT count(*) FROM messages m WHERE m.conversation_id = conversation) >= p_waiting_messages THEN
    status := 'activation_required';
  ELSIF NOT paid AND v_started >= p_free_conversations THEN
    status := 'premium_required';
  ELSIF paid AND v_new AND v_started >= p_new_account_conversations THEN
    status := 'too_many_new_conversations';
  ELSIF v_frozen AND v_cost > 0 THEN
    status := 'spending_frozen';
  ELSIF credits < v_cost THEN
    status := 'not_enough_credits';
  ELSIF v_cost > 0 AND spent + v_cost > spending_limit THEN
    status := 'monthly_limit_reached';
  END IF;
  IF status IS NOT NULL THEN RETURN; END IF;

  credits := credits_spend(
    p_sender, v_cost,
    CASE WHEN p_image IS NOT NULL THEN 'photo' WHEN p_gift IS NOT NULL THEN 'gift' ELSE 'message' END,
    'message:' || p_sender || ':' || p_client_id, p_now, p_month);
  IF conversation IS NULL THEN
    -- Of two first messages that cross, the second waits here for the first and joins its conversation.
    INSERT INTO conversations (low_id, high_id, starter_id, created_at)
      VALUES (least(p_sender, p_recipient), greatest(p_sender, p_recipient), p_sender, p_now)
      ON CONFLICT (low_id, high_id) DO NOTHING;
    SELECT c.id INTO STRICT conversation FROM conversations c
      WHERE c.low_id = least(p_sender, p_recipient) AND c.high_id = greatest(p_sender, p_recipient) FOR NO KEY UPDATE;
  END IF;
  INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text, gift, image_id, gif, quoted_id)
    VALUES (conversation, p_sender, p_client_id, p_now, v_cost, p_text, p_gift, p_image, p_gif, p_quoted) RETURNING id INTO message;
  -- What waits is not theirs to see, and not unread.
  IF v_active IS NOT TRUE THEN recipient := NULL; END IF;
  UPDATE conversations c SET
    last_message_id = message,
    low_unread = c.low_unread + (c.low_id IS NOT DISTINCT FROM recipient)::int,
    high_unread = c.high_unread + (c.high_id IS NOT DISTINCT FROM recipient)::int,
    answered = c.answered OR c.starter_id <> p_sender
    WHERE c.id = conversation;
  status := 'sent';
  sent_text := p_text;
  sent_gift := p_gift;
  sent_image := p_image;
  sent_gif := p_gif;
  sent_at := p_now;
  sent_quoted := p_quoted;
END $function$;

CREATE OR REPLACE FUNCTION chat_deliver_waiting(p_sender bigint, p_now timestamp with time zone)
 RETURNS TABLE(message bigint, conversation bigint, recipient bigint, client_id uuid, sent_text text, sent_gift text, sent_image bigint, sent_gif jsonb)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
DECLARE
  v_waiting record;
  v_id bigint;
BEGIN
  DELETE FROM conversations c USING blocks b
    WHERE p_sender IN (c.low_id, c.high_id) AND b.user_id IN (c.low_id, c.high_id) AND b.blocked_id IN (c.low_id, c.high_id);
  -- As in chat_send: the numbers are given out under the conversation's lock.
  PERFORM FROM conversations c WHERE p_sender IN (c.low_id, c.high_id) ORDER BY c.id FOR NO KEY UPDATE;
  PERFORM chat_forget_removed(p_sender);
  FOR v_waiting IN
    SELECT m.id, m.conversation_id, m.client_id, m.text, m.gift, m.image_id, m.gif, p.other_id,
        EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = p.other_id) AS there
      FROM messages m JOIN participants p ON p.conversation_id = m.conversation_id AND p.user_id = p_sender
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
END $function$;
