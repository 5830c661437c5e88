-- Of sales from before the country of a card or account was kept nobody can find out more: they are no tasks. When that began says
-- the migration that added it.
INSERT INTO accepted_countries (order_id, accepted_at)
  SELECT o.id, o.completed_at
  FROM orders o JOIN order_payments p ON p.order_id = o.id
  WHERE o.state = 'completed' AND o.settles IS NULL AND o.guessed_country IS NULL AND p.payment_country IS NULL
    AND o.completed_at < (SELECT timestamp::timestamptz FROM kysely_migration WHERE name = '0108-proofs-of-the-buyers-country')
  ON CONFLICT DO NOTHING;
