-- A site is one brand of the installation; each request host belongs to one.
CREATE TABLE sites (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hosts text[] NOT NULL,
  -- Both are validated by the contract when they are read and written.
  settings jsonb NOT NULL,
  company jsonb NOT NULL,
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Serves: which site does this host belong to.
CREATE INDEX sites_hosts ON sites USING gin (hosts);
