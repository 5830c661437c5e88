-- Premium days that have not begun and their value without VAT. Each part is rounded from the first day, as in lots_left.
CREATE OR REPLACE VIEW premium_left (order_id, user_id, currency, days_left, net_left, net_sold, vat_sold) AS
  WITH priced AS (
    SELECT p.*, round(p.amount * p.vat_rate / (100 + p.vat_rate)) AS vat, p.days - p.taken AS stop FROM premium_periods p
  ), valued AS (
    SELECT priced.*, round(amount * stop::numeric / days) AS gross_to_stop, round(vat * stop / days) AS vat_to_stop,
      round(amount * begun::numeric / days) - round(vat * begun / days) AS net_begun
    FROM priced
  )
  SELECT order_id, user_id, currency, stop - begun, (gross_to_stop - vat_to_stop - net_begun)::bigint,
    (gross_to_stop - vat_to_stop)::bigint, vat_to_stop::bigint
  FROM valued;
