-- `/readyz` asks every five seconds what waits for a person; each of these was a look through a whole table.

-- Refunds that a provider has not taken or not paid, and those that failed and are still owed (stuckRefunds).
CREATE INDEX refunds_requested ON refunds (created_at) WHERE state = 'requested';
CREATE INDEX refunds_owed ON refunds (order_id) WHERE state = 'failed' AND credits = 0 AND days = 0;
-- Direct debits that came back (listOpenReturns).
CREATE INDEX direct_debits_returned ON direct_debits (returned_at) WHERE returned_at IS NOT NULL;
-- Sales whose buyer's connection named no country, which are few where something names them (listUnproven).
CREATE INDEX orders_unproven ON orders (completed_at, id) WHERE state = 'completed' AND settles IS NULL AND guessed_country IS NULL;

-- What was sold to other member states (listSalesAbroad), at each checkout of a company that is below the threshold of the OSS:
-- then it is little, however much is sold at home.
CREATE INDEX orders_buyer ON orders ((coalesce(profile_country, country)))
  WHERE state IN ('pending', 'completed') AND settles IS NULL;
CREATE INDEX purged_orders_buyer ON purged_orders ((coalesce(profile_country, country)));
