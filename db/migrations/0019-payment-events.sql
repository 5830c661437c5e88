-- What a provider reports after a payment, and what comes with it: amounts, fees, stored means.
ALTER TABLE webhook_events DROP CONSTRAINT webhook_events_kind_check;
ALTER TABLE webhook_events ADD CONSTRAINT webhook_events_kind_check
  CHECK (kind IN ('paid', 'pending', 'declined', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed'));
-- PaymentDetails of the provider port.
ALTER TABLE webhook_events ADD COLUMN details jsonb NOT NULL DEFAULT '{}';

ALTER TABLE sandbox_webhooks DROP CONSTRAINT sandbox_webhooks_kind_check;
ALTER TABLE sandbox_webhooks ADD CONSTRAINT sandbox_webhooks_kind_check
  CHECK (kind IN ('paid', 'pending', 'declined', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed'));
ALTER TABLE sandbox_webhooks ADD COLUMN details jsonb NOT NULL DEFAULT '{}';

-- The sandbox's own books: what it gave back. The shop's id of a refund makes it repeatable.
CREATE TABLE sandbox_refunds (
  refund text PRIMARY KEY,
  reference text NOT NULL REFERENCES sandbox_payments,
  amount int NOT NULL CHECK (amount > 0)
);
