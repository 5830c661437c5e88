-- A request that nobody answered in time, and the words with which somebody answered.
ALTER TABLE approvals ADD COLUMN lapsed_at timestamptz;
ALTER TABLE approvals ADD COLUMN answer_words text;
ALTER TABLE approvals ADD CHECK (lapsed_at IS NULL OR answered_at IS NULL);
-- Serves: the newest that have ended.
CREATE INDEX approvals_ended ON approvals (site_id, id DESC) WHERE answered_at IS NOT NULL OR lapsed_at IS NOT NULL;

-- The last check of the whole log: up to which row the chain was unbroken, and where it first broke.
CREATE TABLE staff_log_checks (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  checked_at timestamptz NOT NULL,
  -- Zero: no row.
  log_id bigint NOT NULL,
  hash text NOT NULL,
  broken_id bigint,
  broken_kind text CHECK (broken_kind IN ('edited', 'deleted', 'inserted', 'cut_off')),
  -- The break about which the owners were mailed.
  mailed_id bigint,
  CHECK ((broken_id IS NULL) = (broken_kind IS NULL))
);
