-- One conversation for each pair of members, with both sides' view of it in one row: a message changes this row only,
-- and the row's lock puts the messages in order. No index on what a message changes and room on every page, so that a
-- change needs no new index entry.
CREATE TABLE conversations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  low_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  high_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Who wrote first: a free member may start only so many.
  starter_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  last_message_id bigint NOT NULL DEFAULT 0,
  low_unread whole NOT NULL DEFAULT 0,
  high_unread whole NOT NULL DEFAULT 0,
  -- Newest message of the other side that this side has read.
  low_read_up_to bigint NOT NULL DEFAULT 0,
  high_read_up_to bigint NOT NULL DEFAULT 0,
  -- Messages up to this one were removed by this side.
  low_removed_up_to bigint NOT NULL DEFAULT 0,
  high_removed_up_to bigint NOT NULL DEFAULT 0,
  -- Serves: the conversation of a pair; with the next index a member's conversations, purging a user.
  UNIQUE (low_id, high_id)
) WITH (fillfactor = 70);
CREATE INDEX conversations_high ON conversations (high_id);
-- Serves: how many conversations did a member start.
CREATE INDEX conversations_starter ON conversations (starter_id);

CREATE DOMAIN not_fictional AS boolean CHECK (NOT VALUE);

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender_id bigint NOT NULL,
  -- Made by the sender's client, once per message: a repeated send finds the first.
  client_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  cost int NOT NULL,
  -- The database itself forbids a message from a fictional profile.
  sender_fictional not_fictional NOT NULL DEFAULT false,
  text text NOT NULL,
  UNIQUE (sender_id, client_id),
  FOREIGN KEY (sender_id, sender_fictional) REFERENCES profiles (user_id, fictional) ON DELETE CASCADE
);
-- Serves: a conversation's messages, newest first, page by page.
CREATE INDEX messages_conversation ON messages (conversation_id, id DESC);

-- A conversation as one side has it.
CREATE VIEW participants (user_id, conversation_id, other_id, last_message_id, unread, read_up_to, removed_up_to, read_by_other_up_to) AS
  SELECT low_id, id, high_id, last_message_id, low_unread, low_read_up_to, low_removed_up_to, high_read_up_to FROM conversations
  UNION ALL
  SELECT high_id, id, low_id, last_message_id, high_unread, high_read_up_to, high_removed_up_to, low_read_up_to FROM conversations;

-- Checks, charges and stores one message in one statement, for a conversation or, when that is null, for a member.
-- Of `status`:
--   sent | repeated       the message is stored (now, or by an earlier call with this client_id)
--   activation_required   the sender's account is not active yet
--   not_found             no such conversation or member for the sender
--   premium_required      the sender, no paid user, has started `p_free_conversations` before
--   not_enough_credits
-- `recipient` is null when a repeated message is not theirs to see any more: removed, or blocked since.
-- Locks are always taken in the order balance of the sender, conversation; no call ever waits for a second balance or
-- a second conversation, so two members who write to each other at once wait for each other, but never both.
CREATE FUNCTION chat_send(
  p_sender bigint, p_conversation bigint, p_recipient bigint, p_client_id uuid, p_text text,
  p_cost int, p_free_conversations int, p_now timestamptz,
  OUT status text, OUT message bigint, OUT conversation bigint, OUT recipient bigint,
  OUT sent_text text, OUT sent_at timestamptz, OUT credits int, OUT paid boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_active boolean;
  v_visible boolean;
BEGIN
  -- One call at a time for each sender. Whoever waited here sees below, in a new snapshot, what the one before did:
  -- stored this client_id, spent the last credit, started the last conversation that a free member may start.
  SELECT b.purchased + b.bonus INTO credits FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO balances (user_id) SELECT u.id FROM users u WHERE u.id = p_sender ON CONFLICT DO NOTHING;
    SELECT b.purchased + b.bonus INTO credits FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  END IF;

  SELECT m.id, m.conversation_id, m.text, m.created_at INTO message, conversation, sent_text, sent_at
    FROM messages m WHERE m.sender_id = p_sender AND m.client_id = p_client_id;
  IF FOUND THEN
    status := 'repeated';
    SELECT u.paid_user INTO paid FROM users u WHERE u.id = p_sender;
    SELECT p.user_id INTO recipient
      FROM participants p JOIN visible_members v ON v.viewer_id = p_sender AND v.user_id = p.user_id
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
      EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = recipient)
    INTO paid, v_active, v_visible
    FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = p_sender;
  IF v_active IS NOT TRUE THEN
    status := 'activation_required';
  ELSIF NOT v_visible THEN
    status := 'not_found';
  ELSIF conversation IS NULL AND NOT paid
    AND (SELECT count(*) FROM conversations c WHERE c.starter_id = p_sender) >= p_free_conversations THEN
    status := 'premium_required';
  ELSIF credits < p_cost THEN
    status := 'not_enough_credits';
  END IF;
  IF status IS NOT NULL THEN RETURN; END IF;

  credits := credits_spend(p_sender, p_cost, 'message', 'message:' || p_sender || ':' || p_client_id, p_now);
  IF conversation IS NULL THEN
    -- Of two first messages that cross, the second waits here for the first and joins its conversation.
    INSERT INTO conversations (low_id, high_id, starter_id, created_at)
      VALUES (least(p_sender, p_recipient), greatest(p_sender, p_recipient), p_sender, p_now)
      ON CONFLICT (low_id, high_id) DO NOTHING;
    SELECT c.id INTO STRICT conversation FROM conversations c
      WHERE c.low_id = least(p_sender, p_recipient) AND c.high_id = greatest(p_sender, p_recipient) FOR NO KEY UPDATE;
  END IF;
  INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text)
    VALUES (conversation, p_sender, p_client_id, p_now, p_cost, p_text) RETURNING id INTO message;
  UPDATE conversations c SET
    last_message_id = message,
    low_unread = c.low_unread + (c.low_id = recipient)::int,
    high_unread = c.high_unread + (c.high_id = recipient)::int
    WHERE c.id = conversation;
  status := 'sent';
  sent_text := p_text;
  sent_at := p_now;
END $$;

-- The reader has seen the other side's messages up to `p_up_to`: never goes back, never beyond what is there. What is
-- unread then is counted under the conversation's lock. `other` is null when the reader has no such conversation.
CREATE FUNCTION chat_read(
  p_reader bigint, p_conversation bigint, p_up_to bigint,
  OUT other bigint, OUT seen_up_to bigint, OUT unread int, OUT advanced boolean
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
  IF NOT advanced AND unread = v_before.unread THEN RETURN; END IF;
  UPDATE conversations c SET
    low_read_up_to = CASE p_reader WHEN c.low_id THEN seen_up_to ELSE c.low_read_up_to END,
    low_unread = CASE p_reader WHEN c.low_id THEN unread ELSE c.low_unread END,
    high_read_up_to = CASE p_reader WHEN c.high_id THEN seen_up_to ELSE c.high_read_up_to END,
    high_unread = CASE p_reader WHEN c.high_id THEN unread ELSE c.high_unread END
    WHERE c.id = p_conversation;
END $$;
