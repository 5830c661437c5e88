-- Messages of many members are checked, charged and stored by one statement; pictures, GIFs, a limit of one's own and new
-- accounts have their rules where a message is stored.

-- Credits go out, bonus first. The number left, or -1 and nothing booked when there are not enough.
-- `p_month` is the first day of the site's month, in which they count as spent; null: they are counted in none.
-- The lock on the balance makes parallel spends wait for each other.
DROP FUNCTION credits_spend(bigint, int, text, text, timestamptz);
CREATE FUNCTION credits_spend(p_user bigint, p_amount int, p_kind text, p_key text, p_now timestamptz, p_month date DEFAULT NULL)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_purchased int;
  v_bonus int;
  v_from_bonus int;
BEGIN
  SELECT purchased, bonus INTO v_purchased, v_bonus FROM balances WHERE user_id = p_user FOR NO KEY UPDATE;
  IF coalesce(v_purchased + v_bonus, 0) < p_amount THEN RETURN -1; END IF;
  IF p_amount = 0 THEN RETURN coalesce(v_purchased + v_bonus, 0); END IF;
  v_from_bonus := least(v_bonus, p_amount);
  INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, house, kind, idempotency_key)
    VALUES (p_user, p_now, v_from_bonus - p_amount, -v_from_bonus, p_amount, p_kind, p_key);
  UPDATE balances b SET
    purchased = v_purchased + v_from_bonus - p_amount,
    bonus = v_bonus - v_from_bonus,
    month = coalesce(p_month, b.month),
    month_spent = CASE WHEN p_month IS NULL THEN b.month_spent WHEN b.month = p_month THEN b.month_spent + p_amount ELSE p_amount END
    WHERE b.user_id = p_user;
  RETURN v_purchased + v_bonus - p_amount;
END $$;

-- Checks, charges and stores one message in one statement, for a conversation or, when that is null, for a member.
-- Of `status`:
--   sent | repeated           the message is stored (now, or by an earlier call with this client_id)
--   not_found                 no such conversation or member for the sender
--   links_not_yet             `p_links`, and the account is younger than `p_new_account_hours`
--   image_gone                the picture is not the sender's, not for this recipient, or in a message already
--   activation_required       the sender's account is not active yet, and `p_waiting_messages` wait in the conversation already
--   premium_required          the sender, no paid user, has started `p_free_conversations` before
--   too_many_new_conversations  a paid user whose account is new has started `p_new_account_conversations` before
--   not_enough_credits
--   monthly_limit_reached     the sender wants to spend no more in this month; `p_month` is its first day
-- `recipient` is null when the message is not theirs to see: the sender's account is not active yet, or it is a repeated
-- one that was removed, or one of them blocked the other since.
-- Locks are always taken in the order user (only of a sender whose account is not active), balance of the sender,
-- conversation; no call ever waits for a second balance or a second conversation, so two members who write to each other
-- at once wait for each other, but never both.
DROP FUNCTION chat_send(bigint, bigint, bigint, uuid, text, int, int, int, timestamptz, text);
CREATE FUNCTION chat_send(
  p_sender bigint, p_conversation bigint, p_recipient bigint, p_client_id uuid, p_text text,
  p_cost int, p_free_conversations int, p_waiting_messages int, p_now timestamptz, p_gift text DEFAULT NULL,
  p_image bigint DEFAULT NULL, p_gif jsonb DEFAULT NULL, p_month date DEFAULT NULL,
  p_new_account_conversations int DEFAULT NULL, p_new_account_hours int DEFAULT 0, p_links boolean DEFAULT false,
  OUT status text, OUT message bigint, OUT conversation bigint, OUT recipient bigint,
  OUT sent_text text, OUT sent_gift text, OUT sent_image bigint, OUT sent_gif jsonb, OUT sent_at timestamptz,
  OUT credits int, OUT paid boolean, OUT signed_up timestamptz, OUT spending_limit int, OUT spent int
) LANGUAGE plpgsql AS $$
DECLARE
  v_active boolean;
  v_visible boolean;
  v_new boolean;
  v_started bigint;
  v_cost int := p_cost;
  v_waits boolean;
BEGIN
  -- Before the activation or after it, never during: what is stored waits for the activation to deliver it, or is sent.
  -- Whose account is active is not locked.
  PERFORM FROM users u WHERE u.id = p_sender AND u.status = 'not_confirmed' FOR SHARE;
  v_waits := FOUND;

  -- One call at a time for each sender. Whoever waited here sees below, in a new snapshot, what the one before did:
  -- stored this client_id, spent the last credit, started the last conversation that a free member may start.
  SELECT b.purchased + b.bonus, CASE WHEN b.month = p_month THEN b.month_spent ELSE 0 END INTO credits, spent
    FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO balances (user_id) SELECT u.id FROM users u WHERE u.id = p_sender ON CONFLICT DO NOTHING;
    SELECT b.purchased + b.bonus, CASE WHEN b.month = p_month THEN b.month_spent ELSE 0 END INTO credits, spent
      FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  END IF;

  SELECT m.id, m.conversation_id, m.text, m.gift, m.image_id, m.gif, m.created_at
    INTO message, conversation, sent_text, sent_gift, sent_image, sent_gif, sent_at
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
  ELSIF v_active IS NOT TRUE
    AND (SELECT count(*) FROM messages m WHERE m.conversation_id = conversation) >= p_waiting_messages THEN
    status := 'activation_required';
  ELSIF NOT paid AND v_started >= p_free_conversations THEN
    status := 'premium_required';
  ELSIF paid AND v_new AND v_started >= p_new_account_conversations THEN
    status := 'too_many_new_conversations';
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
  INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text, gift, image_id, gif)
    VALUES (conversation, p_sender, p_client_id, p_now, v_cost, p_text, p_gift, p_image, p_gif) RETURNING id INTO message;
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
END $$;

-- The common case of chat_send for many messages at once: words for a conversation that there is, of a sender whose account
-- is active, who exists for the other side and has the credits. Senders are all different, and so are conversations, so that
-- no row of the statement depends on another one. One row for each message that is stored now; what does not fit is left as
-- it was and answered by no row: chat_send then says what becomes of it.
-- Locks are taken in the order of chat_send, all balances and then all conversations, each in the order of their numbers:
-- calls of several processes wait for each other, but never in a circle.
-- `p_links`: the text holds a link, which accounts begun after `p_new_since` may not send. `p_months`: as in chat_send.
-- The plan is made once: looking rows up one by one is right for any number of messages and members.
CREATE FUNCTION chat_send_many(
  p_senders bigint[], p_conversations bigint[], p_client_ids uuid[], p_texts text[], p_costs int[], p_months date[], p_links boolean[],
  p_new_since timestamptz, p_now timestamptz
) RETURNS TABLE (sender bigint, message bigint, recipient bigint, credits int, paid boolean) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off
SET join_collapse_limit = 1 SET jit = off
AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM balances b WHERE b.user_id = ANY (p_senders) ORDER BY b.user_id FOR NO KEY UPDATE;
  PERFORM FROM conversations c WHERE c.id = ANY (p_conversations) ORDER BY c.id FOR NO KEY UPDATE;
  RETURN QUERY
  WITH fit AS MATERIALIZED (
    SELECT m.sender, m.conversation, m.client_id, m.text, m.cost, m.month,
      CASE m.sender WHEN c.low_id THEN c.high_id ELSE c.low_id END AS recipient,
      b.purchased, b.bonus, least(b.bonus, m.cost) AS from_bonus, u.paid_user,
      -- Under the conversation's lock.
      nextval('messages_id_seq') AS id
    FROM unnest(p_senders, p_conversations, p_client_ids, p_texts, p_costs, p_months, p_links)
        AS m (sender, conversation, client_id, text, cost, month, links)
      JOIN conversations c ON c.id = m.conversation AND m.sender IN (c.low_id, c.high_id)
      JOIN balances b ON b.user_id = m.sender AND b.purchased + b.bonus >= m.cost
      JOIN users u ON u.id = m.sender AND u.status = 'active'
      JOIN profiles s ON s.user_id = m.sender AND s.status = 'active'
    -- Asked for each row by itself: as joins they are more than the planner puts in the right order.
    WHERE (SELECT true FROM visible_members v
        WHERE v.viewer_id = m.sender AND v.user_id = CASE m.sender WHEN c.low_id THEN c.high_id ELSE c.low_id END)
      AND (SELECT true FROM messages e WHERE e.sender_id = m.sender AND e.client_id = m.client_id) IS NULL
      AND NOT (m.links AND u.signup_date > p_new_since)
      AND (u.monthly_limit IS NULL OR m.cost = 0
        OR m.cost + CASE WHEN b.month = m.month THEN b.month_spent ELSE 0 END <= u.monthly_limit)
  ), booked AS (
    INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, house, kind, idempotency_key)
      SELECT f.sender, p_now, f.from_bonus - f.cost, -f.from_bonus, f.cost, 'message', 'message:' || f.sender || ':' || f.client_id
      FROM fit f WHERE f.cost > 0
  ), charged AS (
    UPDATE balances b SET
      purchased = b.purchased + f.from_bonus - f.cost,
      bonus = b.bonus - f.from_bonus,
      month = f.month,
      month_spent = CASE WHEN b.month = f.month THEN b.month_spent + f.cost ELSE f.cost END
    FROM fit f WHERE b.user_id = f.sender AND f.cost > 0
  ), stored AS (
    INSERT INTO messages (id, conversation_id, sender_id, client_id, created_at, cost, text)
      OVERRIDING SYSTEM VALUE SELECT f.id, f.conversation, f.sender, f.client_id, p_now, f.cost, f.text FROM fit f
  ), counted AS (
    UPDATE conversations c SET
      last_message_id = f.id,
      low_unread = c.low_unread + (c.low_id = f.recipient)::int,
      high_unread = c.high_unread + (c.high_id = f.recipient)::int,
      answered = c.answered OR c.starter_id <> f.sender
    FROM fit f WHERE c.id = f.conversation
  )
  SELECT f.sender, f.id, f.recipient, f.purchased + f.bonus - f.cost, f.paid_user FROM fit f;
END $$;

-- The account is active now, in this transaction: what its member wrote before reaches the others, in its order, as if
-- written at this moment. New numbers, so that whoever was away finds the messages among those that were missed. Nobody
-- can have answered yet. Somebody who is blocked by now never gets them; somebody who is gone finds them when coming back.
-- Answers one row for each message that its recipient is to be told of.
DROP FUNCTION chat_deliver_waiting(bigint, timestamptz);
CREATE FUNCTION chat_deliver_waiting(p_sender bigint, p_now timestamptz)
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
  PERFORM chat_forget_removed(p_sender);
  FOR v_waiting IN
    SELECT m.id, m.conversation_id, m.client_id, m.text, m.gift, m.image_id, m.gif, p.other_id,
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
    sent_image := v_waiting.image_id;
    sent_gif := v_waiting.gif;
    RETURN NEXT;
  END LOOP;
END $$;
