-- Signups on sites that do not reveal who is a member: kept until the mailed link is opened, which creates the account. No account
-- exists yet, so the row refers to none; it is deleted after 72 hours (src/features/signup/server/pending-signup-repo.ts).
CREATE TABLE pending_signups (
  site_id smallint NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- A later signup with the same address replaces the earlier one.
  email text NOT NULL CHECK (email = lower(email)),
  token_hash bytea NOT NULL UNIQUE,
  password_hash text NOT NULL,
  -- The validated form without the password, and what the account needs of the call.
  answers jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, email)
);
CREATE INDEX pending_signups_created_at ON pending_signups (created_at);
