-- People who work in the back office. They are not members: they have accounts, sessions and factors of their own.
CREATE TABLE staff (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Lower case, as members' addresses.
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL CHECK (char_length(name) <= 60),
  -- Null: logs in with a passkey, or has not accepted the invitation.
  password_hash text,
  -- Null: the language of the browser.
  language text CHECK (language IN ('de', 'en')),
  keys boolean NOT NULL DEFAULT true,
  blur boolean NOT NULL DEFAULT true,
  grey boolean NOT NULL DEFAULT true,
  -- Sealed. It counts from its first right code on, at `totp_since`.
  totp_secret bytea,
  totp_since timestamptz,
  -- The newest step of 30 seconds whose code was used: each code serves once.
  totp_last_step bigint NOT NULL DEFAULT 0,
  -- Sealed: a secret whose first code is still missing.
  totp_pending bytea,
  -- True: an invitation is mailed at the next start.
  invitation_due boolean NOT NULL DEFAULT false,
  -- When the invitation was accepted for the first time.
  joined_at timestamptz,
  created_at timestamptz NOT NULL,
  -- Somebody who has ended keeps the row, because the log names it.
  ended_at timestamptz
);

-- A role on one site, or without a site on all.
CREATE TABLE staff_rights (
  staff_id bigint NOT NULL REFERENCES staff,
  site_id smallint REFERENCES sites,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'moderator', 'support', 'accountant')),
  UNIQUE NULLS NOT DISTINCT (staff_id, site_id, role)
);

CREATE TABLE staff_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff,
  token_hash bytea NOT NULL UNIQUE,
  user_agent text NOT NULL,
  country text,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  -- Whether the login had a second factor.
  verified boolean NOT NULL,
  -- When a second factor was last shown.
  stepped_up_at timestamptz
);
-- Serves: the sessions of a person.
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id);

-- Links that were mailed, each valid once.
CREATE TABLE staff_invitations (
  token_hash bytea PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
-- Serves: ending the earlier links of a person.
CREATE INDEX staff_invitations_staff ON staff_invitations (staff_id);

CREATE TABLE staff_passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff,
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
-- Serves: the passkeys of a person.
CREATE INDEX staff_passkeys_staff ON staff_passkeys (staff_id);

-- In place of a one-time code, each once.
CREATE TABLE staff_recovery_codes (
  staff_id bigint NOT NULL REFERENCES staff,
  -- Keyed with the installation's secret.
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

-- What one person asks for and another has to approve.
CREATE TABLE approvals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- The site whose rights decide who may approve.
  site_id smallint NOT NULL REFERENCES sites,
  subject text,
  request jsonb NOT NULL,
  -- SHA-256 of the kind, the site and the request, in hexadecimal.
  hash text NOT NULL,
  asked_by bigint NOT NULL REFERENCES staff,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  approved_by bigint REFERENCES staff,
  refused_by bigint REFERENCES staff,
  answered_at timestamptz,
  CHECK (approved_by <> asked_by),
  CHECK (approved_by IS NULL OR refused_by IS NULL),
  CHECK ((answered_at IS NULL) = (approved_by IS NULL AND refused_by IS NULL))
);
-- Serves: the requests of a site that wait.
CREATE INDEX approvals_open ON approvals (site_id, id) WHERE answered_at IS NULL;

-- What staff did and looked at. Each row holds the hash of the one before, so a changed, missing or added row breaks the chain.
CREATE TABLE staff_log (
  -- Without gaps: it is given under the lock of the log.
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null: by a command on the machine.
  staff_id bigint REFERENCES staff,
  site_id smallint REFERENCES sites,
  what text NOT NULL,
  look boolean NOT NULL,
  subject text,
  reason text,
  words text,
  request_hash text NOT NULL,
  prev_hash text NOT NULL,
  hash text NOT NULL
);

-- The newest row at the end of each day, signed: rows that are cut off later are missed.
CREATE TABLE staff_log_heads (
  log_id bigint PRIMARY KEY,
  hash text NOT NULL,
  at timestamptz NOT NULL,
  -- Ed25519 over the canonical JSON of the other columns.
  signature bytea NOT NULL
);
