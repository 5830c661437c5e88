-- Stores read marks, then messages: the common case of chat_send for many members at once. A message without a row in the
-- answer is left as it was, and needs chat_send. So is one whose sender or conversation another transaction has locked, and a mark
-- whose conversation it has: their rows have no `other`, so that the caller can try again.
-- Senders must be distinct, and so must the conversations of the messages, and those of the marks: an UPDATE changes a row once.
-- A conversation may have both, a message and a mark.
-- Of each message: words for a conversation that there is, of a sender whose account is active and not restricted, under the rule of chat_refusal.
-- `p_links`: the text holds a link. An account is new when it began after `p_new_since`.
-- Of each mark: moves the reader's position forward, never back, and never beyond the other member's newest message; a
-- conversation that does not exist for its reader has no row.
-- One plan, by index, whatever the statistics say: a plan chosen for the first batch would be used for all of them.
CREATE OR REPLACE FUNCTION chat_exchange_unlocked(
    p_senders bigint[], p_conversations bigint[], p_client_ids uuid[], p_texts text[], p_costs int[], p_months date[], p_links boolean[],
    p_new_since timestamptz, p_now timestamptz,
    p_readers bigint[], p_read_conversations bigint[], p_up_to bigint[])
  -- `message`: null for a mark. `other`: null for what was left because of a lock; then `paid` tells a message from a mark, which
  -- has none. `sends_receipt`: the other member gets one for the mark.
  RETURNS TABLE (member bigint, conversation bigint, other bigint, message bigint, credits int, paid boolean,
    read_up_to bigint, unread int, advanced boolean, sends_receipt boolean)
  LANGUAGE plpgsql
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_hashjoin TO 'off'
  SET enable_mergejoin TO 'off'
  SET enable_seqscan TO 'off'
  SET join_collapse_limit TO '1'
  SET jit TO 'off'
 AS $$
#variable_conflict use_column
DECLARE
  v_senders bigint[] := '{}';
  v_conversations bigint[];
BEGIN
  -- Before anything is changed. It waits for no lock: one conversation that another process has locked would hold up all others.
  IF cardinality(p_senders) > 0 THEN
    v_senders := ARRAY(SELECT b.user_id FROM balances b WHERE b.user_id = ANY (p_senders) FOR NO KEY UPDATE SKIP LOCKED);
  END IF;
  v_conversations := ARRAY(
    SELECT c.id FROM conversations c WHERE c.id = ANY (p_conversations || p_read_conversations) FOR NO KEY UPDATE SKIP LOCKED);

  IF cardinality(v_senders) < cardinality(p_senders)
    OR cardinality(v_conversations) < (SELECT count(DISTINCT c.id) FROM unnest(p_conversations || p_read_conversations) AS c (id))
  THEN
    RETURN QUERY
    SELECT m.sender, m.conversation, NULL::bigint, NULL::bigint, NULL::int, true, NULL::bigint, NULL::int, NULL::boolean, NULL::boolean
      FROM unnest(p_senders, p_conversations) AS m (sender, conversation)
      WHERE m.sender <> ALL (v_senders) AND (SELECT true FROM balances b WHERE b.user_id = m.sender)
        OR m.conversation <> ALL (v_conversations) AND (SELECT true FROM conversations c WHERE c.id = m.conversation)
    UNION ALL
    SELECT m.reader, m.conversation, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL
      FROM unnest(p_readers, p_read_conversations) AS m (reader, conversation)
      WHERE m.conversation <> ALL (v_conversations) AND (SELECT true FROM conversations c WHERE c.id = m.conversation);
    SELECT array_agg(m.sender), array_agg(m.conversation), array_agg(m.client_id), array_agg(m.text), array_agg(m.cost), array_agg(m.month),
        array_agg(m.links)
      INTO p_senders, p_conversations, p_client_ids, p_texts, p_costs, p_months, p_links
      FROM unnest(p_senders, p_conversations, p_client_ids, p_texts, p_costs, p_months, p_links)
        AS m (sender, conversation, client_id, text, cost, month, links)
      WHERE m.sender = ANY (v_senders) AND m.conversation = ANY (v_conversations);
    SELECT array_agg(m.reader), array_agg(m.conversation), array_agg(m.up_to) INTO p_readers, p_read_conversations, p_up_to
      FROM unnest(p_readers, p_read_conversations, p_up_to) AS m (reader, conversation, up_to)
      WHERE m.conversation = ANY (v_conversations);
  END IF;

  IF cardinality(p_readers) > 0 THEN
    RETURN QUERY
    WITH own AS MATERIALIZED (
      SELECT m.reader, m.up_to, c.id, c.last_message_id,
        CASE m.reader WHEN c.low_id THEN c.high_id ELSE c.low_id END AS other,
        CASE m.reader WHEN c.low_id THEN c.low_read_up_to ELSE c.high_read_up_to END AS before,
        CASE m.reader WHEN c.low_id THEN c.low_unread ELSE c.high_unread END AS unread_before,
        CASE m.reader WHEN c.low_id THEN c.low_removed_up_to ELSE c.high_removed_up_to END AS removed_up_to
      FROM unnest(p_readers, p_read_conversations, p_up_to) AS m (reader, conversation, up_to)
        JOIN conversations c ON c.id = m.conversation AND m.reader IN (c.low_id, c.high_id)
      WHERE (SELECT true FROM visible_members v
          WHERE v.viewer_id = m.reader AND v.user_id = CASE m.reader WHEN c.low_id THEN c.high_id ELSE c.low_id END)
    ), seen AS MATERIALIZED (
      SELECT o.reader, o.id, o.other, o.before, o.unread_before, o.removed_up_to, o.last_message_id,
        greatest(o.before, (SELECT max(e.id) FROM messages e
          WHERE e.conversation_id = o.id AND e.id > o.before AND e.id <= o.up_to AND e.sender_id = o.other)) AS up_to
      FROM own o
    ), counted AS MATERIALIZED (
      SELECT s.reader, s.id, s.other, s.unread_before, s.up_to,
        -- Mostly it was the newest message that was read.
        CASE WHEN s.up_to >= s.last_message_id THEN 0 ELSE (SELECT count(*)::int FROM messages e
          WHERE e.conversation_id = s.id AND e.id > greatest(s.up_to, s.removed_up_to) AND e.sender_id = s.other) END AS unread,
        s.up_to > s.before AS advanced,
        s.up_to > s.before
          AND (SELECT r.read_marks FROM users r WHERE r.id = s.reader) AND (SELECT w.read_marks FROM users w WHERE w.id = s.other) AS sends_receipt
      FROM seen s
    ), moved AS (
      UPDATE conversations c SET
        low_read_up_to = CASE n.reader WHEN c.low_id THEN n.up_to ELSE c.low_read_up_to END,
        low_receipt_up_to = CASE WHEN n.sends_receipt AND n.reader = c.low_id THEN n.up_to ELSE c.low_receipt_up_to END,
        low_unread = CASE n.reader WHEN c.low_id THEN n.unread ELSE c.low_unread END,
        high_read_up_to = CASE n.reader WHEN c.high_id THEN n.up_to ELSE c.high_read_up_to END,
        high_receipt_up_to = CASE WHEN n.sends_receipt AND n.reader = c.high_id THEN n.up_to ELSE c.high_receipt_up_to END,
        high_unread = CASE n.reader WHEN c.high_id THEN n.unread ELSE c.high_unread END
      FROM counted n WHERE c.id = n.id AND (n.advanced OR n.unread <> n.unread_before)
    )
    SELECT n.reader, n.id, n.other, NULL::bigint, NULL::int, NULL::boolean, n.up_to, n.unread, n.advanced, n.sends_receipt FROM counted n;
  END IF;

  IF cardinality(p_senders) > 0 THEN
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
        JOIN balances b ON b.user_id = m.sender
        JOIN users u ON u.id = m.sender AND u.status = 'active' AND u.restricted IS NULL
        JOIN profiles s ON s.user_id = m.sender AND s.status = 'active'
      WHERE (SELECT true FROM messages e WHERE e.sender_id = m.sender AND e.client_id = m.client_id) IS NULL
        AND (SELECT true FROM removed_messages e WHERE e.sender_id = m.sender AND e.client_id = m.client_id) IS NULL
        AND chat_refusal(
          -- Read for each row by itself: as a join it is more than the planner puts in the right order.
          p_visible => (SELECT true FROM visible_members v
            WHERE v.viewer_id = m.sender AND v.user_id = CASE m.sender WHEN c.low_id THEN c.high_id ELSE c.low_id END),
          p_links => m.links, p_new => u.signup_date > p_new_since, p_paid => u.paid_user,
          p_cost => m.cost, p_credits => b.purchased + b.bonus, p_frozen => b.frozen,
          p_spent => CASE WHEN b.month = m.month THEN b.month_spent ELSE 0 END, p_spending_limit => u.monthly_limit) IS NULL
    ), booked AS (
      INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
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
    SELECT f.sender, f.conversation, f.recipient, f.id, f.purchased + f.bonus - f.cost, f.paid_user,
      NULL::bigint, NULL::int, NULL::boolean, NULL::boolean FROM fit f;
  END IF;
END $$;
