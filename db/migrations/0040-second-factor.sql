-- Public keys of members' devices. A passkey belongs to the host on which it was made.
CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- As its device names it, in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  host text NOT NULL,
  -- How often the device has signed, where it counts.
  sign_count bigint NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
-- Serves: a member's passkeys.
CREATE INDEX passkeys_user ON passkeys (user_id);

-- The app that shows a member's one-time codes (TOTP).
CREATE TABLE authenticators (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Sealed.
  secret bytea NOT NULL,
  -- The newest step of 30 seconds whose code was used: each code serves once.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- Null until its first code was right; before that it is not asked for.
  confirmed_at timestamptz
);

-- In place of a one-time code, each once.
CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Keyed with the installation's secret.
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- When the member last proved to be the one who is logged in.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
