-- The security log was a folder of each process, and the job that hides addresses and forgets ran in one process only: on all
-- other machines addresses stayed longer than seven days. As rows, one job keeps both rules for all of them.

CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  event text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('ok', 'refused')),
  reason text,
  site_id smallint,
  -- The event outlives the account without saying whose it was.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  session_id bigint,
  -- A keyed hash of a mail address, which may have no account.
  account text,
  -- After seven days a keyed hash.
  network text NOT NULL,
  hidden boolean NOT NULL DEFAULT false,
  count integer
);
-- Serves: forgetting after 180 days, reading a span of time, and finding an event that was imported already.
CREATE INDEX security_events_at ON security_events (at);
-- Serves: hiding addresses.
CREATE INDEX security_events_shown ON security_events (at) WHERE NOT hidden;
-- Serves: the data export, and erasing an account.
CREATE INDEX security_events_user ON security_events (user_id) WHERE user_id IS NOT NULL;
-- Serves: erasing the address of an account that is purged.
CREATE INDEX security_events_account ON security_events (account) WHERE account IS NOT NULL;
