-- What payment providers report to have paid out, compared with the books once a day. Rows name the order, never its buyer.

-- An item of a provider's payout report. Its report may come again: the same item is stored and booked once.
CREATE TABLE settled_items (
  provider text NOT NULL,
  item text NOT NULL,
  -- Of the payout.
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('paid', 'refunded', 'charged_back', 'chargeback_reversed', 'fee')),
  -- The provider's id of the payment; null where the item is about none.
  reference text,
  -- Our number of the order, where the provider tells it.
  told_order_id bigint,
  -- Minor units: what the buyer paid or got back, and what the provider kept of it.
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  currency text NOT NULL,
  -- What reached the bank.
  net bigint NOT NULL GENERATED ALWAYS AS
    (CASE WHEN kind IN ('paid', 'chargeback_reversed') THEN amount WHEN kind = 'fee' THEN 0 ELSE -amount END - fee) STORED,
  -- Both null until the order is known and its sale is booked.
  order_id bigint,
  booked_at timestamptz,
  PRIMARY KEY (provider, item),
  CHECK ((order_id IS NULL) = (booked_at IS NULL))
);
-- Serves: what was settled of an order.
CREATE INDEX settled_items_order ON settled_items (order_id);
-- Serves: what still has to be booked.
CREATE INDEX settled_items_unbooked ON settled_items (provider, item) WHERE booked_at IS NULL;
-- Serves: what was settled lately.
CREATE INDEX settled_items_day ON settled_items (day);

-- The days of which a provider's report was read.
CREATE TABLE payout_days (
  provider text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (provider, day)
);

-- Where a report and the books differ.
CREATE TABLE payout_findings (
  -- `no_order`: an item without an order of ours. `other_amount`: one that is not booked like this. `not_settled`: an order that is
  -- paid and in no report.
  kind text NOT NULL CHECK (kind IN ('no_order', 'other_amount', 'not_settled')),
  provider text NOT NULL,
  -- The item, or the number of the order.
  subject text NOT NULL,
  order_id bigint,
  -- Minor units, of the item or the order.
  amount bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamptz NOT NULL,
  resolved_at timestamptz,
  PRIMARY KEY (kind, provider, subject)
);
-- Serves: what is still open.
CREATE INDEX payout_findings_open ON payout_findings (kind, provider, subject) WHERE resolved_at IS NULL;

-- What the sandbox settles, each the day after it happened.
CREATE TABLE sandbox_settlements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL,
  kind text NOT NULL,
  amount int NOT NULL,
  fee int NOT NULL,
  settled_on date NOT NULL
);
-- Serves: the report of a day.
CREATE INDEX sandbox_settlements_day ON sandbox_settlements (settled_on);

-- What a provider has paid out is at the bank.
ALTER TABLE book_transactions DROP CONSTRAINT book_transactions_kind_check, ADD CONSTRAINT book_transactions_kind_check
  CHECK (kind IN ('sale', 'fee', 'refund', 'refund_paid', 'refund_failed', 'chargeback', 'chargeback_reversed', 'settlement', 'premium_day', 'payout'));
ALTER TABLE book_entries
  DROP CONSTRAINT book_entries_account_check,
  ADD CONSTRAINT book_entries_account_check
    CHECK (account IN ('clearing', 'bank', 'deferred', 'earned', 'vat', 'fees', 'refunds', 'receivables', 'rounding')),
  DROP CONSTRAINT book_entries_check,
  ADD CONSTRAINT book_entries_check CHECK ((account IN ('clearing', 'bank', 'fees')) = (provider IS NOT NULL));
