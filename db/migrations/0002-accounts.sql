CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- Lower case: addresses are compared without regard to case.
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  language text NOT NULL,
  status text NOT NULL CHECK (status IN ('not_confirmed', 'active', 'deleted', 'held')),
  role text CHECK (role IN ('operator')),
  paid_user boolean NOT NULL DEFAULT false,
  notifications_disabled text[] NOT NULL DEFAULT '{}',
  signup_date timestamptz NOT NULL,
  UNIQUE (site_id, email)
);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
-- Serves: end a user's sessions, list them.
CREATE INDEX sessions_user ON sessions (user_id);

-- Single-use links in mails; only the hash of the token is known.
CREATE TABLE link_tokens (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('activation')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
-- Serves: how many links of a purpose did a user get lately.
CREATE INDEX link_tokens_user ON link_tokens (user_id, purpose, created_at);

-- When the owner of an address was last told that somebody signed up with it again: at most once a day.
CREATE TABLE known_address_mails (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sent_at timestamptz NOT NULL
);

-- What was agreed to, in which words, when. Append only: the newest row of a purpose counts.
CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('adult', 'terms', 'tracking', 'sexuality', 'explicit_interests', 'promotions')),
  granted boolean NOT NULL,
  text_version text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Serves: the newest consent of a user and purpose.
CREATE INDEX consents_user ON consents (user_id, purpose, id DESC);

-- Failed logins by counter (a known device's own, or one shared per unknown address and account).
CREATE TABLE login_failures (
  counter bytea PRIMARY KEY,
  failures int NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz
);
