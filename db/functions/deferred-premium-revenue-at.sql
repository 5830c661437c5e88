-- Revenue of premium days is booked day by day, so what is deferred just before a time is what is booked until then, as long as
-- somebody has the days.
CREATE OR REPLACE FUNCTION deferred_premium_revenue_at(p_at timestamptz) RETURNS TABLE (order_id bigint, net_left bigint) LANGUAGE sql STABLE AS $$
  SELECT p.order_id, -sum(e.amount)::bigint
  FROM premium_periods p
  JOIN book_transactions t ON t.order_id = p.order_id AND t.created_at < p_at
  JOIN book_entries e ON e.transaction_id = t.id AND e.account = 'deferred'
  GROUP BY 1;
$$;
