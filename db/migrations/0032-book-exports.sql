-- What the accountant takes out of the books: whose an order is and how it is taxed, also when its buyer is purged, and the
-- revenue that was still deferred at a time, which spends do not write down.

CREATE VIEW book_orders (order_id, site_id, country, vat_rate, currency, credits) AS
  SELECT o.id, u.site_id, o.country, o.vat_rate, o.currency, o.credits
    FROM orders o JOIN users u ON u.id = o.user_id WHERE o.state = 'completed'
  UNION ALL
  SELECT p.order_id, p.site_id, p.country, p.vat_rate, p.currency, p.credits
    FROM purged_orders p WHERE NOT EXISTS (SELECT FROM orders o WHERE o.id = p.order_id);

-- What was left of each lot just before a time, without VAT: as in lots_left, from what the ledger says of that time.
CREATE FUNCTION deferred_at(p_at timestamptz) RETURNS TABLE (order_id bigint, net_left bigint) LANGUAGE sql STABLE AS $$
  WITH taken AS (
    SELECT lot_id, sum(credits) AS credits FROM credit_lot_takes WHERE created_at < p_at GROUP BY 1
  ), purchased AS (
    SELECT user_id, sum(purchased) AS credits FROM ledger_transactions
    WHERE created_at < p_at AND user_id IN (SELECT user_id FROM credit_lots) GROUP BY 1
  ), lots AS (
    SELECT l.id, l.user_id, l.order_id, l.credits, l.amount, round(l.amount * l.vat_rate / (100 + l.vat_rate)) AS vat,
      l.credits - coalesce(t.credits, 0) AS stop
    FROM credit_lots l LEFT JOIN taken t ON t.lot_id = l.id WHERE l.created_at < p_at
  ), held AS (
    SELECT l.*, greatest(0, least(l.stop, coalesce(p.credits, 0) - coalesce(sum(l.stop) OVER newer, 0))) AS remaining
    FROM lots l LEFT JOIN purchased p USING (user_id)
    WINDOW newer AS (PARTITION BY l.user_id ORDER BY l.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  )
  SELECT order_id, (
    round(amount * stop::numeric / credits) - round(vat * stop / credits)
    - round(amount * (stop - remaining)::numeric / credits) + round(vat * (stop - remaining) / credits))::bigint
  FROM held;
$$;

-- Deferred revenue at the end of each month, written down once: lots go when their buyer is purged, closed months stay.
CREATE TABLE deferred_closings (
  -- The first instant of the next month, in the site's time zone.
  at timestamptz NOT NULL,
  site_id smallint NOT NULL REFERENCES sites,
  currency text NOT NULL,
  -- Of the buyers.
  country text NOT NULL,
  vat_rate numeric(4, 2) NOT NULL,
  -- Minor units, without VAT.
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (at, site_id, currency, country, vat_rate)
);

-- Serves: the entries of a period.
CREATE INDEX book_transactions_created ON book_transactions (created_at, id);
