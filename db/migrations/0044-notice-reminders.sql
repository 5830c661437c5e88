-- The operator is reminded once of a notice that is due soon.

ALTER TABLE notices
  ADD COLUMN reminded_at timestamptz;
-- Serves: which notices are due soon.
CREATE INDEX notices_unreminded ON notices (due_at) WHERE reminded_at IS NULL;
