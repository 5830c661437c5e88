-- Why money goes back, for the mail about it. Refunds of before, and those of a process of the previous release, have none.
ALTER TABLE refunds ADD COLUMN cause text
  CHECK (cause IN ('asked', 'withdrawal', 'cancellation', 'not_owed', 'account_end', 'staff'));

-- The state of a refund that its buyer was mailed last. Where the buyer is gone, that of which there was nobody to tell.
ALTER TABLE refunds ADD COLUMN mailed_state text CHECK (mailed_state IN ('done', 'failed'));
-- Refunds of before get no mail.
UPDATE refunds SET mailed_state = state WHERE state <> 'requested';
-- Serves: refunds that have ended and whose buyers were not told yet.
CREATE INDEX refunds_to_mail ON refunds (id) WHERE state <> 'requested' AND mailed_state IS DISTINCT FROM state;
