-- What a member does with an account after it was made: a forgotten password, another address, who may see them, leaving,
-- coming back, and taking their data along.

-- A deleted account keeps its rows until it is purged. `deleted_from` is the status that coming back gives it again.
ALTER TABLE users
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN deleted_from text CHECK (deleted_from IN ('not_confirmed', 'active')),
  ADD COLUMN deletion_reason text,
  -- Made by the browser, once per signup: a repeated call with it and the right password answers the account it made.
  ADD COLUMN signup_client_id uuid,
  ADD CHECK ((status = 'deleted') = (deleted_at IS NOT NULL) AND (deleted_at IS NULL) = (deleted_from IS NULL));
-- Serves: whose 14 days are over.
CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL;

ALTER TABLE profiles
  ADD COLUMN hide_online boolean NOT NULL DEFAULT false,
  ADD COLUMN hide_from_search boolean NOT NULL DEFAULT false,
  -- Where the place comes from: a town that was chosen, or the device.
  ADD COLUMN place_source text CHECK (place_source IN ('town', 'device')),
  -- When the place was changed, the last 20 times, newest last: who moves too often is measuring how far others are.
  ADD COLUMN placed_at timestamptz[] NOT NULL DEFAULT '{}';

ALTER TABLE photos
  -- Made by the browser, once per upload: a repeated one finds the first.
  ADD COLUMN client_id uuid,
  ADD UNIQUE (user_id, client_id);

-- `email` is the address that a link of the purpose 'mail_change' confirms.
ALTER TABLE link_tokens
  ADD COLUMN email text,
  DROP CONSTRAINT link_tokens_purpose_check,
  ADD CHECK (purpose IN ('activation', 'password_reset', 'mail_change')),
  ADD CHECK ((purpose = 'mail_change') = (email IS NOT NULL));

-- Mails that anybody can cause to an address: counted for known and unknown addresses alike. The counter is a hash.
CREATE TABLE mail_requests (
  counter bytea NOT NULL,
  requested_at timestamptz NOT NULL,
  PRIMARY KEY (counter, requested_at)
);
-- Serves: forgetting old requests.
CREATE INDEX mail_requests_at ON mail_requests (requested_at);

-- Where a member came from, kept with their consent and for 30 days only.
CREATE TABLE trackings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  created_at timestamptz NOT NULL
);
-- Serves: forgetting them.
CREATE INDEX trackings_created ON trackings (created_at);

CREATE TABLE data_exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  requested_at timestamptz NOT NULL,
  -- Where it was asked for: the base of the link in the mail.
  origin text NOT NULL,
  -- Null until the file is made.
  ready_at timestamptz,
  -- Name in the storage.
  file text UNIQUE
);
-- Serves: a member's newest export; purging old ones.
CREATE INDEX data_exports_user ON data_exports (user_id, id DESC);
CREATE INDEX data_exports_requested ON data_exports (requested_at);

-- Serves: forgetting what providers told about the orders of a purged account.
CREATE INDEX webhook_events_reference ON webhook_events (provider, reference);

-- What the law wants kept of a purchase when its buyer is gone: no word about a person.
CREATE TABLE invoices (
  order_id bigint PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  amount int NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  credits int NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  provider_reference text,
  created_at timestamptz NOT NULL,
  completed_at timestamptz
);

-- Kept for the operator; a receipt went to the address.
CREATE TABLE complaints (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- What the complainant quotes.
  number text NOT NULL UNIQUE,
  -- Made by the browser, once per complaint.
  client_id uuid NOT NULL,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  email text NOT NULL,
  name text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('payment', 'member', 'content', 'privacy', 'account', 'other')),
  text text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (site_id, client_id)
);
-- Serves: how many complaints an address has sent lately.
CREATE INDEX complaints_email ON complaints (site_id, email, created_at DESC);
-- Serves: the complaints of a member, when the account is purged or exported.
CREATE INDEX complaints_user ON complaints (user_id) WHERE user_id IS NOT NULL;
