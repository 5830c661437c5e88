-- Notices about illegal content (Digital Services Act, article 16), among them intimate images, which anybody can send.

CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- What the sender quotes.
  number text NOT NULL UNIQUE,
  -- Made by the browser, once per notice.
  client_id uuid NOT NULL,
  -- The sender, when logged in.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- Both may be empty where the law does not want to know who sends it.
  name text NOT NULL,
  email text NOT NULL,
  -- The sender's address as rate limits count it; forgotten after a day.
  network text,
  reason text NOT NULL CHECK (reason IN ('intimate', 'minor', 'threat', 'hate', 'fraud', 'rights', 'other')),
  place text NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  -- The member whose page the place names, and what it showed.
  reported_id bigint REFERENCES users ON DELETE SET NULL,
  evidence jsonb,
  created_at timestamptz NOT NULL,
  -- Until then it is to be decided.
  due_at timestamptz NOT NULL,
  UNIQUE (site_id, client_id)
);
-- Serves: how many notices somebody has sent lately.
CREATE INDEX notices_network ON notices (network, created_at DESC) WHERE network IS NOT NULL;
-- Serves: the notices of a member, when the account is purged or exported.
CREATE INDEX notices_user ON notices (user_id) WHERE user_id IS NOT NULL;
-- Serves: what is kept about a member, when the account is purged.
CREATE INDEX notices_reported ON notices (reported_id) WHERE reported_id IS NOT NULL;
