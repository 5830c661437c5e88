-- Premium that is sold for some days: one payment, it ends by itself, nothing renews.

-- A package with days gives premium for so many calendar days of its site, and no credits; 0: premium stays.
ALTER TABLE packages ADD COLUMN days smallint NOT NULL DEFAULT 0 CHECK (days BETWEEN 0 AND 3660),
  ADD CONSTRAINT packages_timed CHECK (days = 0 OR (kind = 'premium' AND credits = 0));
-- As in the package, when it was ordered.
ALTER TABLE orders ADD COLUMN days smallint NOT NULL DEFAULT 0 CHECK (days >= 0);
ALTER TABLE purged_orders ADD COLUMN days smallint NOT NULL DEFAULT 0;
-- Given back for the money.
ALTER TABLE refunds ADD COLUMN days smallint NOT NULL DEFAULT 0 CHECK (days >= 0);
ALTER TABLE chargeback_takes ADD COLUMN days smallint NOT NULL DEFAULT 0 CHECK (days >= 0),
  DROP CONSTRAINT chargeback_takes_credits_check, ADD CONSTRAINT chargeback_takes_something CHECK (credits >= 0 AND credits + days > 0);

-- A site sells such packages only when it says so, which also puts the way to cancel into its footer.
UPDATE sites SET settings = settings || '{"timed_premium": false}' WHERE NOT settings ? 'timed_premium';

-- What a paid order of premium for some days gave. One after another for each member, in the order of the purchases: the day
-- of the purchase is a present, and every later one is used when it begins.
CREATE TABLE premium_times (
  order_id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  days smallint NOT NULL CHECK (days > 0),
  -- Minor units, paid for all of its days, VAT included.
  amount int NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  -- Percent.
  vat_rate numeric(4, 2) NOT NULL,
  -- Days that have begun: their revenue is earned, and they are not given back.
  begun smallint NOT NULL DEFAULT 0 CHECK (begun >= 0),
  -- Days refunded or charged back.
  taken smallint NOT NULL DEFAULT 0 CHECK (taken >= 0),
  -- In the site's time zone: when the next day begins; with none left, the day after the last.
  next_day date NOT NULL,
  created_at timestamptz NOT NULL,
  -- By itself, or because its money went back. Null: it runs, or waits for the one before.
  ended_at timestamptz,
  CHECK (begun + taken <= days)
);
-- Serves: the time of a member.
CREATE INDEX premium_times_user ON premium_times (user_id);
-- Serves: the days that begin.
CREATE INDEX premium_times_next ON premium_times (next_day) WHERE ended_at IS NULL;

-- Days that have not begun and their value without VAT. Each part is rounded from the first day, as in lots_left.
CREATE VIEW premium_left (order_id, user_id, currency, days_left, net_left, net_sold, vat_sold) AS
  WITH priced AS (
    SELECT p.*, round(p.amount * p.vat_rate / (100 + p.vat_rate)) AS vat, p.days - p.taken AS stop FROM premium_times p
  ), valued AS (
    SELECT priced.*, round(amount * stop::numeric / days) AS gross_to_stop, round(vat * stop / days) AS vat_to_stop,
      round(amount * begun::numeric / days) - round(vat * begun / days) AS net_begun
    FROM priced
  )
  SELECT order_id, user_id, currency, stop - begun, (gross_to_stop - vat_to_stop - net_begun)::bigint,
    (gross_to_stop - vat_to_stop)::bigint, vat_to_stop::bigint
  FROM valued;

-- Also deferred: premium days that have not begun.
CREATE OR REPLACE VIEW book_balances (account, currency, amount) AS
  WITH booked AS (
    SELECT e.account, t.currency, sum(e.amount) AS amount
    FROM book_entries e JOIN book_transactions t ON t.id = e.transaction_id GROUP BY 1, 2
  ), unspent AS (
    SELECT currency, sum(net_left) AS amount FROM (
      SELECT currency, net_left FROM lots_left UNION ALL SELECT currency, net_left FROM premium_left
    ) held GROUP BY 1
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

-- Its revenue is booked day by day, so what is deferred at a time is what is booked until then, as long as somebody has the days.
CREATE OR REPLACE VIEW book_orders (order_id, site_id, country, vat_rate, currency, credits, days) AS
  SELECT o.id, u.site_id, o.country, o.vat_rate, o.currency, o.credits, o.days
    FROM orders o JOIN users u ON u.id = o.user_id WHERE o.state = 'completed'
  UNION ALL
  SELECT p.order_id, p.site_id, p.country, p.vat_rate, p.currency, p.credits, p.days
    FROM purged_orders p WHERE NOT EXISTS (SELECT FROM orders o WHERE o.id = p.order_id);

CREATE FUNCTION premium_deferred_at(p_at timestamptz) RETURNS TABLE (order_id bigint, net_left bigint) LANGUAGE sql STABLE AS $$
  SELECT p.order_id, -sum(e.amount)::bigint
  FROM premium_times p
  JOIN book_transactions t ON t.order_id = p.order_id AND t.created_at < p_at
  JOIN book_entries e ON e.transaction_id = t.id AND e.account = 'deferred'
  GROUP BY 1;
$$;

ALTER TABLE book_transactions DROP CONSTRAINT book_transactions_kind_check, ADD CONSTRAINT book_transactions_kind_check
  CHECK (kind IN ('sale', 'fee', 'refund', 'refund_paid', 'refund_failed', 'chargeback', 'chargeback_reversed', 'settlement', 'premium_day'));

-- Premium for some days can be cancelled on a page of its own, by a declaration like that of a withdrawal.
ALTER TABLE withdrawals
  ADD COLUMN kind text NOT NULL DEFAULT 'withdrawal' CHECK (kind IN ('withdrawal', 'cancellation')),
  -- Of a cancellation: at once, or when the time is over, as it is anyway.
  ADD COLUMN ends text CHECK (ends IN ('at_once', 'by_itself')),
  -- Why it is to end at once, in the sender's own words.
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT withdrawals_ends CHECK ((kind = 'cancellation') = (ends IS NOT NULL)),
  DROP CONSTRAINT withdrawals_outcome_check,
  ADD CONSTRAINT withdrawals_outcome_check CHECK (outcome IN ('refunded', 'nothing_left', 'noted'));
