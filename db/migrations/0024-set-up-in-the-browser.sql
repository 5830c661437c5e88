-- A site that is being set up opens for nobody yet; only the set-up finds it.
ALTER TABLE sites ADD COLUMN being_set_up boolean NOT NULL DEFAULT false;

-- The set-up of the first site in the browser: at most one row, which stays when it is finished.
CREATE TABLE setup (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- The link's token is computed from it and the installation's secret, so every process and command can print the same link.
  link_nonce text NOT NULL,
  link_made_at timestamptz NOT NULL,
  -- What was entered, by step; checked when it is read.
  answers jsonb NOT NULL DEFAULT '{}',
  -- How far the mail test and the payment test have come.
  mail jsonb,
  payment jsonb,
  site_id smallint REFERENCES sites (id),
  staff_id bigint REFERENCES staff (id),
  saved_at timestamptz,
  finished_at timestamptz
);
