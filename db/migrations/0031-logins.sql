-- The newest logins of each member, shown to the member: by which browser and from which country, no address.
CREATE TABLE logins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  at timestamptz NOT NULL,
  user_agent text NOT NULL,
  country char(2)
);
-- Serves: a member's newest logins.
CREATE INDEX logins_user ON logins (user_id, id DESC);
-- Serves: deleting old ones.
CREATE INDEX logins_at ON logins (at);

-- Calls that happened and cannot happen again, so that the same call, made again because its answer was lost, is told so.
CREATE TABLE done_calls (
  -- A hash of what makes the call the same one.
  key bytea PRIMARY KEY,
  -- Null where the call does not tell who it is for.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
-- Serves: deleting those of a purged account.
CREATE INDEX done_calls_user ON done_calls (user_id);
-- Serves: deleting expired ones.
CREATE INDEX done_calls_expires ON done_calls (expires_at);
