-- Order numbers count up, so whoever knew a buyer's address could guess the rest of what a withdrawal without a login asks for.
-- Buyers see `E-10482-7K2M`: four random characters (the alphabet of our receipt numbers) that nobody can count.
ALTER TABLE orders ADD COLUMN code text;

UPDATE orders SET code = drawn.code
  FROM (
    SELECT o.id, string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(o.bytes, n) % 32, 1), '' ORDER BY n) AS code
    FROM (SELECT id, uuid_send(gen_random_uuid()) AS bytes FROM orders) o CROSS JOIN generate_series(0, 3) AS n
    GROUP BY o.id
  ) drawn
  WHERE drawn.id = orders.id;

ALTER TABLE orders
  ALTER COLUMN code SET NOT NULL,
  ADD CONSTRAINT orders_code_check CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{4}$');
