-- Cards and wallet accounts that members asked us to remember. The provider keeps them; we have its token, never a number.
CREATE TABLE payment_means (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL,
  token text NOT NULL,
  method text NOT NULL,
  -- Shown to its owner: Visa •••• 4242.
  label text NOT NULL,
  -- Last month in which it can be used, YYYY-MM.
  expires text CHECK (expires ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- Of the consent to remember it, given with an order.
  text_version text NOT NULL,
  consented_at timestamptz NOT NULL,
  -- The order that it was remembered with.
  order_id bigint REFERENCES orders ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (provider, token)
);
-- Serves: what a member has stored.
CREATE INDEX payment_means_user ON payment_means (user_id, id DESC);
CREATE INDEX payment_means_order ON payment_means (order_id);

-- Tokens that a provider still has to be told to forget. Without a person: they outlive the account.
CREATE TABLE forgotten_means (
  provider text NOT NULL,
  token text NOT NULL,
  PRIMARY KEY (provider, token)
);

-- However a row goes away, by its owner, a chargeback or the end of the account, its provider is told.
CREATE FUNCTION payment_means_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO forgotten_means (provider, token) VALUES (OLD.provider, OLD.token) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_means_forget AFTER DELETE ON payment_means FOR EACH ROW EXECUTE FUNCTION payment_means_forget();

-- How an order is paid: what its buyer agreed to, and what is known about the card and the device.
CREATE TABLE order_payments (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  -- Of the consents to remember the means, and to start before the withdrawal period ends; null: not given.
  remember_text_version text,
  start_text_version text,
  -- When the consent to remember was used up: the means were stored, or may not be any more.
  remembered_at timestamptz,
  -- The stored means that were charged, and their name should they be removed.
  means_id bigint REFERENCES payment_means ON DELETE SET NULL,
  means_label text,
  -- The device: the session that ordered.
  session_id bigint,
  -- The provider's mark of the card: the same for everybody who pays with it.
  fingerprint text,
  three_d_secure text CHECK (three_d_secure IN ('authenticated', 'attempted', 'failed', 'not_attempted')),
  -- When the payment was refused; not when its time ran out.
  refused_at timestamptz
);
CREATE INDEX order_payments_means ON order_payments (means_id);
-- Serves: how often payments from a device, or with a card, were refused lately.
CREATE INDEX order_payments_device ON order_payments (session_id, refused_at) WHERE refused_at IS NOT NULL;
CREATE INDEX order_payments_card ON order_payments (fingerprint, refused_at) WHERE refused_at IS NOT NULL;

-- How many orders and refused payments a site accepts, where it differs from the defaults (payments/server/limits).
CREATE TABLE payment_limits (
  site_id smallint NOT NULL REFERENCES sites,
  name text NOT NULL CHECK (name IN ('account_orders', 'account_refused', 'device_refused', 'card_refused')),
  count int NOT NULL CHECK (count > 0),
  minutes int NOT NULL CHECK (minutes BETWEEN 1 AND 43200),
  PRIMARY KEY (site_id, name)
);

-- The sandbox's own books: what it was asked to keep, and for whom.
CREATE TABLE sandbox_means (
  token text PRIMARY KEY,
  customer text NOT NULL,
  -- The test card or wallet, which decides what becomes of later payments.
  source text NOT NULL
);
ALTER TABLE sandbox_payments
  ADD COLUMN customer text NOT NULL DEFAULT '',
  ADD COLUMN remember boolean NOT NULL DEFAULT false;
ALTER TABLE sandbox_payments ALTER COLUMN customer DROP DEFAULT, ALTER COLUMN remember DROP DEFAULT;
-- What became of a paid payment afterwards.
ALTER TABLE sandbox_payments ADD COLUMN aftermath text CHECK (aftermath IN ('returned', 'charged_back', 'refunded'));
