-- Where visitors came from: with their consent only, without anybody's name, and for 30 days.

CREATE TABLE visits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- Of the cookie by which the visitor's browser takes the consent back.
  token_hash bytea NOT NULL,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  -- Of the question that was answered with yes.
  text_version text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When a page of this visit was first put away.
  hidden_at timestamptz,
  UNIQUE (site_id, token_hash)
);
-- Serves: forgetting them.
CREATE INDEX visits_created ON visits (created_at);
