-- What was left of each lot just before a time, without VAT: as in lots_left, from what the ledger says of that time.
CREATE OR REPLACE FUNCTION deferred_revenue_at(p_at timestamptz) RETURNS TABLE (order_id bigint, net_left bigint) LANGUAGE sql STABLE AS $$
  WITH taken AS (
    SELECT lot_id, sum(credits) AS credits FROM credit_lot_deductions WHERE created_at < p_at GROUP BY 1
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
