-- Counts the uses of codes as they are reserved, paid and released. A deleted use stays counted: see discount_use_counts.
CREATE OR REPLACE FUNCTION count_discount_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state ELSE 'released' END;
BEGIN
  IF NEW.state = before THEN RETURN NULL; END IF;
  INSERT INTO discount_use_counts AS c (site_id, code, currency, reserved, used, paid)
  SELECT coalesce(o.site_id, u.site_id), NEW.code, o.currency,
    (NEW.state = 'reserved')::int - (before = 'reserved')::int, (NEW.state = 'used')::int - (before = 'used')::int,
    o.amount * ((NEW.state = 'used')::int - (before = 'used')::int)
  FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = NEW.order_id
  ON CONFLICT (site_id, code, currency) DO UPDATE
    SET reserved = c.reserved + excluded.reserved, used = c.used + excluded.used, paid = c.paid + excluded.paid;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER count_discount_use AFTER INSERT OR UPDATE OF state ON discount_uses
  FOR EACH ROW EXECUTE FUNCTION count_discount_use();

-- Those of before, once: the trigger's lock keeps others from adding one meanwhile.
INSERT INTO discount_use_counts (site_id, code, currency, reserved, used, paid)
SELECT u.site_id, d.code, o.currency, count(*) FILTER (WHERE d.state = 'reserved'), count(*) FILTER (WHERE d.state = 'used'),
  coalesce(sum(o.amount) FILTER (WHERE d.state = 'used'), 0)
FROM discount_uses d JOIN orders o ON o.id = d.order_id JOIN users u ON u.id = d.user_id
WHERE d.state <> 'released' AND NOT EXISTS (SELECT FROM discount_use_counts)
GROUP BY 1, 2, 3;
