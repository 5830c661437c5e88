-- A payment that was charged back and came back to us can be charged back again: each time is a row of its own.
-- The provider names the dispute; null where it does not, and in rows of before.
ALTER TABLE chargeback_takes DROP CONSTRAINT chargeback_takes_order_id_fkey, DROP CONSTRAINT chargeback_takes_pkey;
ALTER TABLE chargebacks DROP CONSTRAINT chargebacks_pkey,
  ADD COLUMN round smallint NOT NULL DEFAULT 1,
  ADD COLUMN dispute text,
  ADD PRIMARY KEY (order_id, round);
ALTER TABLE chargeback_takes
  ADD COLUMN round smallint NOT NULL DEFAULT 1,
  ADD PRIMARY KEY (order_id, round, lot_order_id),
  ADD FOREIGN KEY (order_id, round) REFERENCES chargebacks (order_id, round);
CREATE UNIQUE INDEX chargebacks_open ON chargebacks (order_id) WHERE state = 'open';

-- News of a provider about another sum than the order's. It changes nothing, and waits for a person.
CREATE TABLE payment_differences (
  provider text NOT NULL,
  event text NOT NULL,
  order_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('other_payment', 'other_refund', 'other_chargeback')),
  -- What the news said; 0 and empty where it said nothing.
  amount bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamptz NOT NULL,
  -- The right sum came later.
  resolved_at timestamptz,
  PRIMARY KEY (provider, event)
);
CREATE INDEX payment_differences_order ON payment_differences (order_id);

ALTER TABLE payout_findings DROP CONSTRAINT payout_findings_kind_check,
  ADD CHECK (kind IN ('no_order', 'other_amount', 'not_settled', 'unread_report', 'other_payment', 'other_refund', 'other_chargeback')),
  -- What the provider says of it: kind and payment of an item.
  ADD COLUMN event text NOT NULL DEFAULT '';

-- Money that was given back on the provider's own pages is a refund, too: the provider's name of it, what of it paid for nothing that
-- we could take back, and the VAT in it, which is corrected on the day of the repayment (0: it was when it was asked for, as before).
ALTER TABLE refunds
  ADD COLUMN provider_refund text,
  ADD COLUMN goodwill integer NOT NULL DEFAULT 0 CHECK (goodwill >= 0),
  ADD COLUMN vat integer NOT NULL DEFAULT 0 CHECK (vat >= 0);
CREATE UNIQUE INDEX refunds_of_providers ON refunds (order_id, provider_refund) WHERE provider_refund IS NOT NULL;

-- What is owed and nobody pays is written off: it is no longer asked for, and its VAT comes back.
ALTER TABLE chargebacks
  ADD COLUMN written_off_at timestamptz,
  ADD COLUMN written_off_vat integer NOT NULL DEFAULT 0;

ALTER TABLE book_entries DROP CONSTRAINT book_entries_account_check,
  ADD CONSTRAINT book_entries_account_check CHECK (account IN ('clearing', 'bank', 'deferred', 'earned', 'vat', 'fees', 'refunds',
    'returning', 'goodwill', 'receivables', 'written_off', 'rounding'));
ALTER TABLE book_transactions DROP CONSTRAINT book_transactions_kind_check,
  ADD CONSTRAINT book_transactions_kind_check CHECK (kind IN ('sale', 'fee', 'refund', 'refund_paid', 'refund_failed', 'chargeback',
    'chargeback_reversed', 'settlement', 'premium_day', 'payout', 'write_off'));
-- How a person booked a finding; null: not at all.
ALTER TABLE payout_findings ADD COLUMN booked_as text CHECK (booked_as IN ('refund', 'chargeback', 'fee'));
