-- A refund that its provider does not accept was asked for every minute for ever.
ALTER TABLE refunds
  -- When its provider was asked last without accepting it.
  ADD COLUMN tried_at timestamptz;
