-- Money that a member owes: while the bank has taken a payment back whose credits were spent already, nothing more is spent
-- or bought. The member settles it with a payment of exactly that sum.

-- Spends look here, under the lock of the balance. Kept by payments: true as long as something is owed.
ALTER TABLE balances ADD COLUMN frozen boolean NOT NULL DEFAULT false;

-- The payment that settled it: an order of its own.
ALTER TABLE chargebacks ADD COLUMN settled_by bigint;

-- Such an order delivers nothing: it pays what is owed of the order that it names.
ALTER TABLE orders ADD COLUMN settles bigint;
-- Serves: the payments that are open for what is owed.
CREATE INDEX orders_settles ON orders (settles) WHERE settles IS NOT NULL;

-- A settlement that was paid twice, or for a payment that came back after all, is paid back without any credits.
ALTER TABLE refunds DROP CONSTRAINT refunds_credits_check, ADD CONSTRAINT refunds_credits_check CHECK (credits >= 0);

ALTER TABLE book_transactions DROP CONSTRAINT book_transactions_kind_check, ADD CONSTRAINT book_transactions_kind_check
  CHECK (kind IN ('sale', 'fee', 'refund', 'refund_paid', 'refund_failed', 'chargeback', 'chargeback_reversed', 'settlement'));

-- What is owed already. Sums under 100 are not asked for (contract/dues.ts).
UPDATE balances b SET frozen = true
  FROM orders o JOIN chargebacks c ON c.order_id = o.id AND c.state = 'open' AND c.receivable >= 100
  WHERE o.user_id = b.user_id;

CREATE OR REPLACE FUNCTION chat_send(p_sender bigint, p_conversation bigint, p_recipient bigint, p_client_id uuid, p_text text, p_cost integer, p_free_conversations integer, p_waiting_messages integer, p_now timestamp with time zone, p_gift text DEFAULT NULL::text, p_image bigint DEFAULT NULL::bigint, p_gif jsonb DEFAULT NULL::jsonb, p_month date DEFAULT NULL::date, p_new_account_conversations integer DEFAULT NULL::integer, p_new_account_hours integer DEFAULT 0, p_links boolean DEFAULT false, OUT status text, OUT message bigint, OUT conversation bigint, OUT recipient bigint, OUT sent_text text, OUT sent_gift text, OUT sent_image bigint, OUT sent_gif jsonb, OUT sent_at timestamp with time zone, OUT credits integer, OUT paid boolean, OUT signed_up timestamp with time zone, OUT spending_limit integer, OUT spent integer)
 RETURNS record
 LANGUAGE plpgsql
AS $$
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

CREATE OR REPLACE FUNCTION chat_send_many(p_senders bigint[], p_conversations bigint[], p_client_ids uuid[], p_texts text[], p_costs integer[], p_months date[], p_links boolean[], p_new_since timestamp with time zone, p_now timestamp with time zone)
 RETURNS TABLE(sender bigint, message bigint, recipient bigint, credits integer, paid boolean)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET join_collapse_limit TO '1'
 SET jit TO 'off'
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
      JOIN balances b ON b.user_id = m.sender AND b.purchased + b.bonus >= m.cost AND NOT (b.frozen AND m.cost > 0)
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
