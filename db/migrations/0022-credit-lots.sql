-- What a credit is worth. Every paid order is a lot: its credits share its price. Messages write nothing here: purchased
-- credits are spent oldest lot first, so what is left of each lot follows from the purchased balance (the newest lots
-- hold it), and from what was taken from the lot by a refund or a chargeback.
CREATE TABLE credit_lots (
  -- In the order of the purchases.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  order_id bigint NOT NULL UNIQUE,
  credits int NOT NULL CHECK (credits > 0),
  -- Minor units, paid for all of its credits, VAT included.
  amount int NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  -- Percent.
  vat_rate numeric(4, 2) NOT NULL,
  -- Credits refunded or charged back.
  taken int NOT NULL DEFAULT 0 CHECK (taken BETWEEN 0 AND credits),
  created_at timestamptz NOT NULL
);
-- Serves: a member's lots, oldest first.
CREATE INDEX credit_lots_user ON credit_lots (user_id, id);

-- What was taken from a lot, or put back into it when credits are negative; the ledger has the same key.
CREATE TABLE credit_lot_takes (
  key text PRIMARY KEY,
  lot_id bigint NOT NULL REFERENCES credit_lots ON DELETE CASCADE,
  credits int NOT NULL CHECK (credits <> 0),
  -- Minor units: the exact value of these credits.
  amount int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('refund', 'chargeback')),
  created_at timestamptz NOT NULL
);
-- Serves: what was taken from a lot.
CREATE INDEX credit_lot_takes_lot ON credit_lot_takes (lot_id);

INSERT INTO credit_lots (user_id, order_id, credits, amount, currency, vat_rate, created_at)
  SELECT user_id, id, credits, amount, currency, vat_rate, coalesce(completed_at, created_at) FROM orders
    WHERE state = 'completed' AND credits > 0 ORDER BY completed_at, id;

-- Credits given back because what they paid for did not arrive, by the cause: its recipient was removed for fraud, was
-- never active, or deleted the account without having read it.
ALTER DOMAIN ledger_kind DROP CONSTRAINT ledger_kind_check;
ALTER DOMAIN ledger_kind ADD CONSTRAINT ledger_kind_check CHECK (VALUE IN (
  'signup', 'grant', 'purchase', 'message', 'photo', 'gift', 'refund', 'chargeback',
  'returned_fraud', 'returned_inactive', 'returned_deleted'));
