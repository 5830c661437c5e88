-- Money that goes back, and the books. Rows name the order, never its buyer, and stay when the buyer is purged.

-- Unspent credits given back for money. The credits leave the balance when the refund is asked for, and come back if it fails.
CREATE TABLE refunds (
  -- Ours: the provider pays back once for it, however often it is asked.
  id uuid PRIMARY KEY,
  order_id bigint NOT NULL,
  client_id uuid NOT NULL,
  credits int NOT NULL CHECK (credits > 0),
  -- Minor units, VAT included.
  amount int NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'done', 'failed')),
  created_at timestamptz NOT NULL,
  -- When the provider accepted it.
  asked_at timestamptz,
  ended_at timestamptz,
  UNIQUE (order_id, client_id)
);
-- Serves: what the provider still has to be asked for.
CREATE INDEX refunds_to_ask ON refunds (created_at) WHERE state = 'requested' AND asked_at IS NULL;

-- A payment taken back by the buyer's bank, at most once for each order.
CREATE TABLE chargebacks (
  order_id bigint PRIMARY KEY,
  -- Minor units of the order's currency.
  amount int NOT NULL CHECK (amount >= 0),
  -- What was already spent of it: the buyer owes it.
  receivable int NOT NULL CHECK (receivable BETWEEN 0 AND amount),
  state text NOT NULL CHECK (state IN ('open', 'reversed')),
  created_at timestamptz NOT NULL,
  reversed_at timestamptz
);

-- What a chargeback took from the buyer's lots, so that a reversal gives the same back.
CREATE TABLE chargeback_takes (
  order_id bigint NOT NULL REFERENCES chargebacks,
  -- The order whose lot it was.
  lot_order_id bigint NOT NULL,
  credits int NOT NULL CHECK (credits > 0),
  PRIMARY KEY (order_id, lot_order_id)
);

-- Double entry in money. Append only.
CREATE TABLE book_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('sale', 'fee', 'refund', 'refund_paid', 'refund_failed', 'chargeback', 'chargeback_reversed')),
  -- The order that caused it.
  order_id bigint NOT NULL,
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  -- A repeated cause books once.
  idempotency_key text NOT NULL UNIQUE
);

CREATE TABLE book_entries (
  transaction_id bigint NOT NULL REFERENCES book_transactions,
  account text NOT NULL CHECK (account IN ('clearing', 'deferred', 'earned', 'vat', 'fees', 'refunds', 'receivables', 'rounding')),
  -- Whose money it is about: of a chargeback also other orders of the buyer.
  order_id bigint NOT NULL,
  -- Of `clearing` and `fees`.
  provider text,
  -- Of `vat`.
  country text,
  vat_rate numeric(4, 2),
  -- Minor units of the transaction's currency; a debit is positive.
  amount bigint NOT NULL CHECK (amount <> 0),
  CHECK ((account IN ('clearing', 'fees')) = (provider IS NOT NULL)),
  CHECK ((account = 'vat') = (country IS NOT NULL AND vat_rate IS NOT NULL))
);
-- Serves: the entries of a transaction.
CREATE INDEX book_entries_transaction ON book_entries (transaction_id);
-- Serves: what is booked for an order.
CREATE INDEX book_entries_order ON book_entries (order_id);

CREATE FUNCTION book_transaction_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM book_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'book transaction % is not balanced', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;
-- At the commit, when all entries are there.
CREATE CONSTRAINT TRIGGER book_entries_balanced AFTER INSERT ON book_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION book_transaction_is_balanced();
CREATE TRIGGER book_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON book_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER book_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON book_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- What is left of each lot now, and its value without VAT. Each part of a lot is rounded from the lot's start, as in
-- src/features/credits/contract/lot-value.ts, so that all parts add up.
CREATE VIEW lots_left (order_id, user_id, currency, credits_left, net_left, net_sold, vat_sold) AS
  WITH held AS (
    SELECT l.*, round(l.amount * l.vat_rate / (100 + l.vat_rate)) AS vat, l.credits - l.taken AS stop,
      greatest(0, least(l.credits - l.taken, coalesce(b.purchased, 0) - coalesce(sum(l.credits - l.taken) OVER newer, 0))) AS remaining
    FROM credit_lots l LEFT JOIN balances b USING (user_id)
    WINDOW newer AS (PARTITION BY l.user_id ORDER BY l.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ), valued AS (
    SELECT held.*,
      round(amount * stop::numeric / credits) AS gross_to_stop,
      round(vat * stop / credits) AS vat_to_stop,
      round(amount * (stop - remaining)::numeric / credits) - round(vat * (stop - remaining) / credits) AS net_spent
    FROM held
  )
  SELECT order_id, user_id, currency, remaining, (gross_to_stop - vat_to_stop - net_spent)::bigint, (gross_to_stop - vat_to_stop)::bigint,
    vat_to_stop::bigint
  FROM valued;

-- The balance of each account at this second. Spends write nothing here: what was sold and is no longer in a lot is earned.
CREATE VIEW book_balances (account, currency, amount) AS
  WITH booked AS (
    SELECT e.account, t.currency, sum(e.amount) AS amount
    FROM book_entries e JOIN book_transactions t ON t.id = e.transaction_id GROUP BY 1, 2
  ), unspent AS (
    SELECT currency, sum(net_left) AS amount FROM lots_left GROUP BY 1
  )
  SELECT account, currency, amount::bigint FROM booked WHERE account NOT IN ('deferred', 'earned')
  UNION ALL
  SELECT 'deferred', currency, -amount::bigint FROM unspent
  UNION ALL
  SELECT 'earned', currency, sum(amount)::bigint FROM (
    SELECT currency, amount FROM booked WHERE account IN ('deferred', 'earned')
    UNION ALL
    SELECT currency, amount FROM unspent
  ) parts GROUP BY currency;

-- What was sold before there were books.
WITH sold AS (
  SELECT id, credits, amount, currency, country, vat_rate, provider, coalesce(completed_at, created_at) AS at FROM orders
    WHERE state = 'completed' AND amount > 0
  UNION
  SELECT order_id, credits, amount, currency, country, vat_rate, provider, coalesce(completed_at, created_at) FROM invoices
    WHERE amount > 0 AND order_id NOT IN (SELECT id FROM orders)
), transactions AS (
  INSERT INTO book_transactions (kind, order_id, currency, created_at, idempotency_key)
    SELECT 'sale', id, currency, at, 'sale:' || id FROM sold ORDER BY at, id
    RETURNING id, order_id
)
INSERT INTO book_entries (transaction_id, account, order_id, provider, country, vat_rate, amount)
  SELECT t.id, e.account, s.id, e.provider, e.country, e.vat_rate, e.amount
  FROM sold s JOIN transactions t ON t.order_id = s.id
  CROSS JOIN LATERAL (SELECT round(s.amount * s.vat_rate / (100 + s.vat_rate))::bigint AS vat) v
  CROSS JOIN LATERAL (VALUES
    ('clearing', s.provider, NULL, NULL, s.amount::bigint),
    ('vat', NULL, s.country, s.vat_rate, -v.vat),
    (CASE WHEN s.credits > 0 THEN 'deferred' ELSE 'earned' END, NULL, NULL, NULL, v.vat - s.amount)
  ) e (account, provider, country, vat_rate, amount)
  WHERE e.amount <> 0;
