-- One conversation for each pair of members.
CREATE TABLE conversations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  low_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  high_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Who wrote first: a free member may start only so many.
  starter_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (low_id, high_id),
  CHECK (low_id < high_id)
);
-- Serves: how many conversations did a member start.
CREATE INDEX conversations_starter ON conversations (starter_id);
-- Serves: purging a user.
CREATE INDEX conversations_high ON conversations (high_id);

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender_id bigint NOT NULL,
  -- The database itself forbids a message from a fictional profile.
  sender_fictional boolean NOT NULL DEFAULT false CHECK (NOT sender_fictional),
  -- Made by the sender's client, once per message: a repeated send finds the first.
  client_id uuid NOT NULL,
  text text NOT NULL,
  cost int NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (sender_id, client_id),
  FOREIGN KEY (sender_id, sender_fictional) REFERENCES profiles (user_id, fictional) ON DELETE CASCADE
);
-- Serves: a conversation's messages, newest first, page by page.
CREATE INDEX messages_conversation ON messages (conversation_id, id DESC);

-- One side's view of a conversation.
CREATE TABLE participants (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  other_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  unread int NOT NULL DEFAULT 0 CHECK (unread >= 0),
  -- Newest message of the other side that this side has read.
  read_up_to bigint NOT NULL DEFAULT 0,
  -- Messages up to this one were removed by this side.
  removed_up_to bigint NOT NULL DEFAULT 0,
  last_message_id bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, conversation_id)
);
-- Serves: a member's list of conversations, newest first.
CREATE INDEX participants_list ON participants (user_id, last_message_id DESC);
-- Serves: the other side of a conversation.
CREATE INDEX participants_conversation ON participants (conversation_id);
-- Serves: purging a user.
CREATE INDEX participants_other ON participants (other_id);

-- Checks, charges and stores one message in one statement. Of `status`:
--   sent | repeated        the message is stored (now, or by an earlier call with this client_id)
--   not_found              no such member for the sender: unknown, blocked either way, not active
--   not_enough_credits | premium_required
-- `p_conversation_limit` is how many conversations the sender may start; null for no limit.
CREATE FUNCTION chat_send(
  p_sender bigint, p_recipient bigint, p_client_id uuid, p_text text, p_cost int, p_conversation_limit int, p_now timestamptz,
  OUT status text, OUT message_id bigint, OUT conversation bigint, OUT credits int, OUT cost int, OUT sent_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
  v_low bigint := least(p_sender, p_recipient);
  v_high bigint := greatest(p_sender, p_recipient);
BEGIN
  SELECT m.id, m.conversation_id, m.cost, m.created_at INTO message_id, conversation, cost, sent_at
    FROM messages m WHERE m.sender_id = p_sender AND m.client_id = p_client_id;
  IF FOUND THEN
    SELECT 'repeated', coalesce((SELECT b.purchased + b.bonus FROM balances b WHERE b.user_id = p_sender), 0) INTO status, credits;
    RETURN;
  END IF;

  -- One send at a time for each sender: parallel sends on the last credit wait here and then find it gone.
  PERFORM 1 FROM balances WHERE user_id = p_sender FOR UPDATE;
  -- A parallel call with this client_id may have stored it while this one waited.
  SELECT m.id, m.conversation_id, m.cost, m.created_at INTO message_id, conversation, cost, sent_at
    FROM messages m WHERE m.sender_id = p_sender AND m.client_id = p_client_id;
  IF FOUND THEN
    SELECT 'repeated', coalesce((SELECT b.purchased + b.bonus FROM balances b WHERE b.user_id = p_sender), 0) INTO status, credits;
    RETURN;
  END IF;

  IF NOT EXISTS (
    SELECT 1 FROM profiles mine JOIN profiles theirs ON theirs.user_id = p_recipient AND theirs.site_id = mine.site_id
    WHERE mine.user_id = p_sender AND mine.status = 'active' AND theirs.status = 'active' AND p_sender <> p_recipient
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.user_id = p_sender AND b.blocked_id = p_recipient) OR (b.user_id = p_recipient AND b.blocked_id = p_sender))
  ) THEN
    status := 'not_found';
    RETURN;
  END IF;

  SELECT c.id INTO conversation FROM conversations c WHERE c.low_id = v_low AND c.high_id = v_high;
  IF conversation IS NULL THEN
    IF p_conversation_limit IS NOT NULL AND (SELECT count(*) FROM conversations c WHERE c.starter_id = p_sender) >= p_conversation_limit THEN
      status := 'premium_required';
      RETURN;
    END IF;
  END IF;

  credits := credits_spend(p_sender, p_cost, 'message', 'message:' || p_sender || ':' || p_client_id, p_now);
  IF credits < 0 THEN
    status := 'not_enough_credits';
    conversation := NULL;
    RETURN;
  END IF;

  IF conversation IS NULL THEN
    INSERT INTO conversations (low_id, high_id, starter_id, created_at) VALUES (v_low, v_high, p_sender, p_now)
      ON CONFLICT (low_id, high_id) DO UPDATE SET low_id = excluded.low_id RETURNING id INTO conversation;
    INSERT INTO participants (user_id, conversation_id, other_id)
      VALUES (v_low, conversation, v_high), (v_high, conversation, v_low) ON CONFLICT DO NOTHING;
  END IF;

  -- Both views are locked in one order before the message gets its number, so that within a conversation
  -- the order of numbers is the order of commits.
  PERFORM 1 FROM participants p WHERE p.conversation_id = conversation ORDER BY p.user_id FOR UPDATE;
  INSERT INTO messages (conversation_id, sender_id, client_id, text, cost, created_at)
    VALUES (conversation, p_sender, p_client_id, p_text, p_cost, p_now) RETURNING id INTO message_id;
  UPDATE participants p SET
    last_message_id = message_id,
    unread = p.unread + CASE WHEN p.user_id = p_recipient THEN 1 ELSE 0 END
    WHERE p.conversation_id = conversation;
  status := 'sent';
  cost := p_cost;
  sent_at := p_now;
END $$;
