-- Reports that a provider announces instead of answering for a day, refunds that came back, and findings that somebody has looked at.

-- A payout report that a provider has announced, and when. Read on that day and those after it.
CREATE TABLE payout_reports (
  provider text NOT NULL,
  -- Its name at the provider.
  report text NOT NULL,
  -- Reports of one provider are numbered without gaps, where it numbers them: one that was never announced is noticed.
  batch bigint,
  -- UTC.
  announced_on date NOT NULL,
  PRIMARY KEY (provider, report)
);
-- Serves: the reports of a day.
CREATE INDEX payout_reports_day ON payout_reports (provider, announced_on);
-- Serves: the number before another one.
CREATE INDEX payout_reports_batch ON payout_reports (provider, batch);

-- The buyer's bank sent a refund back.
ALTER TABLE settled_items
  DROP COLUMN net,
  DROP CONSTRAINT settled_items_kind_check,
  ADD CONSTRAINT settled_items_kind_check
    CHECK (kind IN ('paid', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed', 'fee')),
  ADD COLUMN net bigint NOT NULL GENERATED ALWAYS AS
    (CASE WHEN kind IN ('paid', 'refund_failed', 'chargeback_reversed') THEN amount WHEN kind = 'fee' THEN 0 ELSE -amount END - fee) STORED;

-- Looked at and found right by whoever keeps the books: it is not told again.
ALTER TABLE payout_findings ADD COLUMN accepted_at timestamptz;
DROP INDEX payout_findings_open;
-- Serves: what is still open.
CREATE INDEX payout_findings_open ON payout_findings (kind, provider, subject) WHERE resolved_at IS NULL AND accepted_at IS NULL;
