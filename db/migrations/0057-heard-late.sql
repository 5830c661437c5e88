-- What is heard late: payments after a decline, reports that cannot be read, and why a bank gave a direct debit back.

-- When the order failed. It is looked up a few more times after that, because the buyer may have tried again with the same payment.
-- Orders that failed before this column existed are not.
ALTER TABLE orders ADD COLUMN failed_at timestamptz;
-- Serves: failed orders that are still looked up.
CREATE INDEX orders_failed ON orders (failed_at) WHERE state = 'failed';

-- How often in a row a report could not be read. After some tries it is set aside, so that those after it are read.
ALTER TABLE payout_reports
  ADD COLUMN failures smallint NOT NULL DEFAULT 0,
  ADD COLUMN set_aside_at timestamptz;

ALTER TABLE payout_findings
  DROP CONSTRAINT payout_findings_kind_check,
  ADD CONSTRAINT payout_findings_kind_check CHECK (kind IN ('no_order', 'other_amount', 'not_settled', 'unread_report'));

-- The code of ISO 20022 that the bank gives, such as AM04 or MD06.
ALTER TABLE direct_debits ADD COLUMN return_reason text;
