-- Checks, charges and stores one message in one statement, for a conversation or, when that is null, for a member.
-- `status`: `sent`, `repeated` when it was stored by an earlier call with this client_id, or why not (chat_refusal). An account is
-- new for `p_new_account_hours`; `p_month` is the first day of the month in which the credits count as spent.
-- `recipient` is null when the message is not theirs to see: the sender's account is not active yet, or it is a repeated
-- one that was removed, or one of them blocked the other since.
-- Locks are always taken in the order user (only of a sender whose account is not active), balance of the sender,
-- conversation; no call ever waits for a second balance or a second conversation, so two members who write to each other
-- at once wait for each other, but never both.
CREATE OR REPLACE FUNCTION chat_send(
  p_sender bigint, p_conversation bigint, p_recipient bigint, p_client_id uuid, p_text text,
  p_cost int, p_free_conversations int, p_waiting_messages int, p_now timestamptz, p_gift text DEFAULT NULL,
  p_image bigint DEFAULT NULL, p_gif jsonb DEFAULT NULL, p_month date DEFAULT NULL,
  p_new_account_conversations int DEFAULT NULL, p_new_account_hours int DEFAULT 0, p_links boolean DEFAULT false,
  p_quoted bigint DEFAULT NULL,
  OUT status text, OUT message bigint, OUT conversation bigint, OUT recipient bigint,
  OUT sent_text text, OUT sent_gift text, OUT sent_image bigint, OUT sent_gif jsonb, OUT sent_at timestamptz,
  OUT sent_quoted bigint, OUT sent_reaction text,
  OUT credits int, OUT paid boolean, OUT signed_up timestamptz, OUT spending_limit int, OUT spent int, OUT restriction jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v_active boolean;
  v_visible boolean;
  v_new boolean;
  v_started bigint;
  v_cost int := p_cost;
  v_waits boolean;
  v_frozen boolean;
  v_image_gone boolean;
  v_quoted_gone boolean;
  v_waiting_full boolean;
  v_restricted jsonb;
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
      FROM conversation_sides p
        JOIN visible_members v ON v.viewer_id = p_sender AND v.user_id = p.user_id
        JOIN profiles s ON s.user_id = p_sender AND s.status = 'active'
      WHERE p.conversation_id = conversation AND p.removed_up_to < message;
    RETURN;
  END IF;

  -- A decision has removed it: it is neither stored nor charged again.
  IF EXISTS (SELECT FROM removed_messages r WHERE r.sender_id = p_sender AND r.client_id = p_client_id) THEN
    status := 'not_found';
    RETURN;
  END IF;

  IF v_waits THEN PERFORM chat_purge_removed(p_sender); END IF;

  -- From here to the commit the conversation is ours: its messages get their numbers in the order of their commits.
  IF p_conversation IS NULL THEN
    recipient := p_recipient;
    SELECT c.id INTO conversation FROM conversations c
      WHERE c.low_id = least(p_sender, p_recipient) AND c.high_id = greatest(p_sender, p_recipient) FOR NO KEY UPDATE;
  ELSE
    SELECT c.id, CASE p_sender WHEN c.low_id THEN c.high_id ELSE c.low_id END INTO conversation, recipient
      FROM conversations c WHERE c.id = p_conversation AND p_sender IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  END IF;

  SELECT u.paid_user, u.signup_date, u.signup_date > p_now - make_interval(hours => p_new_account_hours), u.monthly_limit, u.restricted,
      p.status = 'active',
      -- A call that came in before the account was closed may get here after it: for a closed account nobody exists.
      u.status IN ('not_confirmed', 'active')
        AND EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = recipient)
    INTO paid, signed_up, v_new, spending_limit, v_restricted, v_active, v_visible
    FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = p_sender;
  -- Until the account is active the other side sees nothing of it and cannot answer: so it costs nothing.
  IF v_active IS NOT TRUE THEN v_cost := 0; END IF;
  IF conversation IS NULL THEN
    SELECT count(*) INTO v_started FROM conversations c WHERE c.starter_id = p_sender;
  END IF;
  -- Whoever deletes pictures that were not sent locks them: what is here now stays.
  IF p_image IS NOT NULL THEN
    PERFORM FROM chat_images i WHERE i.id = p_image AND i.user_id = p_sender AND i.other_id = recipient
      AND NOT EXISTS (SELECT FROM messages m WHERE m.image_id = i.id) FOR KEY SHARE OF i;
    v_image_gone := NOT FOUND;
  END IF;
  IF p_quoted IS NOT NULL THEN
    v_quoted_gone := NOT EXISTS (
      SELECT FROM messages q JOIN conversation_sides p ON p.conversation_id = q.conversation_id AND p.user_id = p_sender
        WHERE q.id = p_quoted AND q.conversation_id = conversation AND q.id > p.removed_up_to);
  END IF;
  IF v_active IS NOT TRUE THEN
    v_waiting_full := (SELECT count(*) FROM messages m WHERE m.conversation_id = conversation) >= p_waiting_messages;
  END IF;
  IF v_restricted IS NOT NULL THEN
    -- Ends are compared with the clock here: no job has to run for them.
    SELECT r.value INTO restriction FROM jsonb_each(v_restricted) r
      WHERE (r.key = 'messages' OR r.key = 'conversations' AND conversation IS NULL OR r.key = 'pictures' AND p_image IS NOT NULL)
        AND coalesce((r.value ->> 'until')::timestamptz > p_now, true)
      ORDER BY r.value ->> 'until' DESC NULLS FIRST LIMIT 1;
  END IF;
  status := chat_refusal(
    p_visible => v_visible, p_links => p_links, p_new => v_new, p_paid => paid,
    p_cost => v_cost, p_credits => credits, p_frozen => v_frozen, p_spent => spent, p_spending_limit => spending_limit,
    p_restricted => restriction IS NOT NULL, p_image_gone => v_image_gone, p_quoted_gone => v_quoted_gone, p_waiting_full => v_waiting_full,
    p_started => v_started, p_free_conversations => p_free_conversations,
    p_new_account_conversations => p_new_account_conversations);
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
END $$;
