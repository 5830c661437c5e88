-- Written by "npm run db:dump" from the migrations: not to be edited.

CREATE TABLE balances (
  user_id bigint NOT NULL,
  purchased integer NOT NULL DEFAULT 0,
  bonus integer NOT NULL DEFAULT 0,
  CONSTRAINT balances_bonus_check CHECK ((bonus >= 0)),
  CONSTRAINT balances_pkey PRIMARY KEY (user_id),
  CONSTRAINT balances_purchased_check CHECK ((purchased >= 0)),
  CONSTRAINT balances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE blocks (
  user_id bigint NOT NULL,
  blocked_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT blocks_check CHECK ((user_id <> blocked_id)),
  CONSTRAINT blocks_pkey PRIMARY KEY (user_id, blocked_id),
  CONSTRAINT blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE consents (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  purpose text NOT NULL,
  granted boolean NOT NULL,
  text_version text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_purpose_check CHECK ((purpose = ANY (ARRAY['adult'::text, 'terms'::text, 'tracking'::text, 'sexuality'::text, 'explicit_interests'::text, 'promotions'::text]))),
  CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE conversations (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  low_id bigint NOT NULL,
  high_id bigint NOT NULL,
  starter_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT conversations_check CHECK ((low_id < high_id)),
  CONSTRAINT conversations_high_id_fkey FOREIGN KEY (high_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_low_id_fkey FOREIGN KEY (low_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_low_id_high_id_key UNIQUE (low_id, high_id),
  CONSTRAINT conversations_pkey PRIMARY KEY (id)
);

CREATE TABLE known_address_mails (
  user_id bigint NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT known_address_mails_pkey PRIMARY KEY (user_id),
  CONSTRAINT known_address_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE ledger_entries (
  transaction_id bigint NOT NULL,
  account text NOT NULL,
  user_id bigint,
  amount integer NOT NULL,
  CONSTRAINT ledger_entries_account_check CHECK ((account = ANY (ARRAY['user_purchased'::text, 'user_bonus'::text, 'house_sold'::text, 'house_granted'::text, 'house_spent'::text, 'house_refunded'::text, 'house_charged_back'::text]))),
  CONSTRAINT ledger_entries_amount_check CHECK ((amount <> 0)),
  CONSTRAINT ledger_entries_check CHECK (((user_id IS NULL) = (account ~~ 'house%'::text))),
  CONSTRAINT ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);

CREATE TABLE ledger_transactions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  idempotency_key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_transactions_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT ledger_transactions_kind_check CHECK ((kind = ANY (ARRAY['signup'::text, 'grant'::text, 'purchase'::text, 'message'::text, 'photo'::text, 'gift'::text, 'refund'::text, 'chargeback'::text]))),
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id)
);

CREATE TABLE likes (
  from_id bigint NOT NULL,
  from_fictional boolean NOT NULL DEFAULT false,
  to_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  CONSTRAINT likes_check CHECK ((from_id <> to_id)),
  CONSTRAINT likes_from_fictional_check CHECK ((NOT from_fictional)),
  CONSTRAINT likes_from_id_from_fictional_fkey FOREIGN KEY (from_id, from_fictional) REFERENCES profiles(user_id, fictional) ON DELETE CASCADE,
  CONSTRAINT likes_pkey PRIMARY KEY (from_id, to_id),
  CONSTRAINT likes_to_id_fkey FOREIGN KEY (to_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE link_tokens (
  token_hash bytea NOT NULL,
  user_id bigint NOT NULL,
  purpose text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT link_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT link_tokens_purpose_check CHECK ((purpose = 'activation'::text)),
  CONSTRAINT link_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE login_failures (
  counter bytea NOT NULL,
  failures integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  blocked_until timestamp with time zone,
  CONSTRAINT login_failures_pkey PRIMARY KEY (counter)
);

CREATE TABLE messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  conversation_id bigint NOT NULL,
  sender_id bigint NOT NULL,
  sender_fictional boolean NOT NULL DEFAULT false,
  client_id uuid NOT NULL,
  text text NOT NULL,
  cost integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_sender_fictional_check CHECK ((NOT sender_fictional)),
  CONSTRAINT messages_sender_id_client_id_key UNIQUE (sender_id, client_id),
  CONSTRAINT messages_sender_id_sender_fictional_fkey FOREIGN KEY (sender_id, sender_fictional) REFERENCES profiles(user_id, fictional) ON DELETE CASCADE
);

CREATE TABLE orders (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  package_id bigint NOT NULL,
  client_id uuid NOT NULL,
  state text NOT NULL,
  credits integer NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  provider_reference text,
  payment_url text,
  return_to text,
  created_at timestamp with time zone NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  completed_at timestamp with time zone,
  CONSTRAINT orders_amount_check CHECK ((amount >= 0)),
  CONSTRAINT orders_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id),
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_provider_provider_reference_key UNIQUE (provider, provider_reference),
  CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['loading'::text, 'pending'::text, 'completed'::text, 'failed'::text]))),
  CONSTRAINT orders_user_id_client_id_key UNIQUE (user_id, client_id),
  CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE packages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  kind text NOT NULL,
  credits integer NOT NULL,
  prices jsonb NOT NULL,
  "position" smallint NOT NULL,
  offered boolean NOT NULL DEFAULT true,
  CONSTRAINT packages_credits_check CHECK ((credits >= 0)),
  CONSTRAINT packages_kind_check CHECK ((kind = ANY (ARRAY['credits'::text, 'premium'::text]))),
  CONSTRAINT packages_pkey PRIMARY KEY (id),
  CONSTRAINT packages_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE participants (
  user_id bigint NOT NULL,
  conversation_id bigint NOT NULL,
  other_id bigint NOT NULL,
  unread integer NOT NULL DEFAULT 0,
  read_up_to bigint NOT NULL DEFAULT 0,
  removed_up_to bigint NOT NULL DEFAULT 0,
  last_message_id bigint NOT NULL DEFAULT 0,
  CONSTRAINT participants_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT participants_other_id_fkey FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT participants_pkey PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT participants_unread_check CHECK ((unread >= 0)),
  CONSTRAINT participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE photos (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  "position" smallint NOT NULL,
  status text NOT NULL,
  name text NOT NULL,
  width smallint NOT NULL,
  height smallint NOT NULL,
  thumb_hash text NOT NULL,
  caption text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT photos_name_key UNIQUE (name),
  CONSTRAINT photos_pkey PRIMARY KEY (id),
  CONSTRAINT photos_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'rejected'::text]))),
  CONSTRAINT photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE profiles (
  user_id bigint NOT NULL,
  site_id smallint NOT NULL,
  name text NOT NULL,
  status text NOT NULL,
  gender text NOT NULL,
  search_gender text[] NOT NULL,
  search_min_age smallint NOT NULL DEFAULT 18,
  search_max_age smallint NOT NULL DEFAULT 99,
  date_of_birth date NOT NULL,
  country text NOT NULL,
  region text,
  town text,
  lat real,
  lon real,
  about text NOT NULL DEFAULT ''::text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  sexuality text,
  interests text[] NOT NULL DEFAULT '{}'::text[],
  fictional boolean NOT NULL DEFAULT false,
  last_active_at timestamp with time zone NOT NULL,
  online_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT profiles_gender_check CHECK ((gender = ANY (ARRAY['woman'::text, 'man'::text, 'non_binary'::text]))),
  CONSTRAINT profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT profiles_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT profiles_status_check CHECK ((status = ANY (ARRAY['disabled'::text, 'active'::text]))),
  CONSTRAINT profiles_user_id_fictional_key UNIQUE (user_id, fictional),
  CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE sandbox_payments (
  reference text NOT NULL,
  order_id bigint NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  method text NOT NULL,
  description text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT sandbox_payments_order_id_key UNIQUE (order_id),
  CONSTRAINT sandbox_payments_pkey PRIMARY KEY (reference),
  CONSTRAINT sandbox_payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'pending'::text, 'paid'::text, 'declined'::text])))
);

CREATE TABLE sandbox_webhooks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL,
  kind text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT sandbox_webhooks_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'pending'::text, 'declined'::text]))),
  CONSTRAINT sandbox_webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_webhooks_reference_fkey FOREIGN KEY (reference) REFERENCES sandbox_payments(reference)
);

CREATE TABLE sessions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  user_agent text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE sites (
  id smallint NOT NULL GENERATED ALWAYS AS IDENTITY,
  hosts text[] NOT NULL,
  settings jsonb NOT NULL,
  company jsonb NOT NULL,
  time_zone text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT sites_pkey PRIMARY KEY (id)
);

CREATE TABLE users (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  language text NOT NULL,
  status text NOT NULL,
  role text,
  paid_user boolean NOT NULL DEFAULT false,
  notifications_disabled text[] NOT NULL DEFAULT '{}'::text[],
  signup_date timestamp with time zone NOT NULL,
  CONSTRAINT users_email_check CHECK ((email = lower(email))),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_role_check CHECK ((role = 'operator'::text)),
  CONSTRAINT users_site_id_email_key UNIQUE (site_id, email),
  CONSTRAINT users_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['not_confirmed'::text, 'active'::text, 'deleted'::text, 'held'::text])))
);

CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  processed_at timestamp with time zone,
  CONSTRAINT webhook_events_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'pending'::text, 'declined'::text]))),
  CONSTRAINT webhook_events_pkey PRIMARY KEY (provider, event_id)
);

CREATE INDEX blocks_blocked ON public.blocks USING btree (blocked_id, user_id);
CREATE INDEX consents_user ON public.consents USING btree (user_id, purpose, id DESC);
CREATE INDEX conversations_high ON public.conversations USING btree (high_id);
CREATE INDEX conversations_starter ON public.conversations USING btree (starter_id);
CREATE INDEX ledger_entries_transaction ON public.ledger_entries USING btree (transaction_id);
CREATE INDEX ledger_entries_user ON public.ledger_entries USING btree (user_id, transaction_id) WHERE (user_id IS NOT NULL);
CREATE INDEX likes_to ON public.likes USING btree (to_id, created_at DESC);
CREATE INDEX link_tokens_user ON public.link_tokens USING btree (user_id, purpose, created_at);
CREATE INDEX messages_conversation ON public.messages USING btree (conversation_id, id DESC);
CREATE INDEX orders_open ON public.orders USING btree (checked_at) WHERE (state = ANY (ARRAY['loading'::text, 'pending'::text]));
CREATE INDEX orders_user ON public.orders USING btree (user_id, id DESC);
CREATE INDEX packages_site ON public.packages USING btree (site_id, "position");
CREATE INDEX participants_conversation ON public.participants USING btree (conversation_id);
CREATE INDEX participants_list ON public.participants USING btree (user_id, last_message_id DESC);
CREATE INDEX participants_other ON public.participants USING btree (other_id);
CREATE INDEX photos_user ON public.photos USING btree (user_id, "position", id);
CREATE INDEX profiles_updated ON public.profiles USING btree (updated_at, user_id);
CREATE INDEX sandbox_webhooks_due ON public.sandbox_webhooks USING btree (due_at) WHERE (sent_at IS NULL);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX sites_hosts ON public.sites USING gin (hosts);
CREATE INDEX webhook_events_open ON public.webhook_events USING btree (received_at) WHERE (processed_at IS NULL);

CREATE OR REPLACE FUNCTION public.chat_send(p_sender bigint, p_recipient bigint, p_client_id uuid, p_text text, p_cost integer, p_conversation_limit integer, p_now timestamp with time zone, OUT status text, OUT message_id bigint, OUT conversation bigint, OUT credits integer, OUT cost integer, OUT sent_at timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.credits_add(p_user bigint, p_amount integer, p_kind text, p_key text, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_transaction bigint;
  v_bought boolean := p_kind = 'purchase';
BEGIN
  IF p_amount = 0 THEN RETURN false; END IF;
  INSERT INTO ledger_transactions (kind, idempotency_key, created_at) VALUES (p_kind, p_key, p_now)
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id INTO v_transaction;
  IF v_transaction IS NULL THEN RETURN false; END IF;
  INSERT INTO ledger_entries (transaction_id, account, user_id, amount) VALUES
    (v_transaction, CASE WHEN v_bought THEN 'user_purchased' ELSE 'user_bonus' END, p_user, p_amount),
    (v_transaction, CASE WHEN v_bought THEN 'house_sold' ELSE 'house_granted' END, NULL, -p_amount);
  INSERT INTO balances (user_id, purchased, bonus)
    VALUES (p_user, CASE WHEN v_bought THEN p_amount ELSE 0 END, CASE WHEN v_bought THEN 0 ELSE p_amount END)
    ON CONFLICT (user_id) DO UPDATE SET purchased = balances.purchased + excluded.purchased, bonus = balances.bonus + excluded.bonus;
  RETURN true;
END $function$
;
CREATE OR REPLACE FUNCTION public.credits_spend(p_user bigint, p_amount integer, p_kind text, p_key text, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_purchased int;
  v_bonus int;
  v_from_bonus int;
  v_transaction bigint;
BEGIN
  SELECT purchased, bonus INTO v_purchased, v_bonus FROM balances WHERE user_id = p_user FOR UPDATE;
  IF coalesce(v_purchased + v_bonus, 0) < p_amount THEN RETURN -1; END IF;
  IF p_amount = 0 THEN RETURN v_purchased + v_bonus; END IF;
  v_from_bonus := least(v_bonus, p_amount);
  INSERT INTO ledger_transactions (kind, idempotency_key, created_at) VALUES (p_kind, p_key, p_now) RETURNING id INTO v_transaction;
  INSERT INTO ledger_entries (transaction_id, account, user_id, amount)
    SELECT v_transaction, account, owner, amount FROM (VALUES
      ('user_bonus', p_user, -v_from_bonus),
      ('user_purchased', p_user, v_from_bonus - p_amount),
      ('house_spent', NULL, p_amount)) AS entry (account, owner, amount)
    WHERE amount <> 0;
  UPDATE balances SET bonus = bonus - v_from_bonus, purchased = purchased - (p_amount - v_from_bonus) WHERE user_id = p_user;
  RETURN v_purchased + v_bonus - p_amount;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = new.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not add up to 0', new.transaction_id;
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the ledger is append only';
END $function$
;
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
