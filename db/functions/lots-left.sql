-- What is left of each lot now, and its value without VAT. Each part of a lot is rounded from the lot's start, as in
-- src/features/credits/contract/lot-value.ts, so that all parts add up.
CREATE OR REPLACE VIEW lots_left (order_id, user_id, currency, credits_left, net_left, net_sold, vat_sold) AS
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
