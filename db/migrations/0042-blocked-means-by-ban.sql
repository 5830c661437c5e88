-- Each ban for fraud blocks the cards and accounts of its member by a row of its own. Under one row for all bans, a second company's ban
-- of the same card had no effect, and lifting the first of two bans unblocked what the second had blocked.
-- breaks: nothing, older processes insert with ON CONFLICT DO NOTHING and find any of several rows
ALTER TABLE blocked_payment_means DROP CONSTRAINT blocked_payment_means_pkey;
-- breaks: nothing, rows that were unique by less are unique by more
ALTER TABLE blocked_payment_means ADD PRIMARY KEY (kind, fingerprint, decision_id);

-- The case that was opened about it. Null until it is, and once the case is gone.
ALTER TABLE blocked_payments ADD COLUMN case_id bigint REFERENCES cases ON DELETE SET NULL;
-- When that was; until then the order is still to be paid back.
ALTER TABLE blocked_payments ADD COLUMN reported_at timestamptz;
-- The words of older cases name their order.
UPDATE blocked_payments b SET reported_at = b.found_at, case_id = (
  SELECT max(s.case_id) FROM orders o JOIN cases c ON c.subject_id = o.user_id JOIN case_sources s ON s.case_id = c.id
  WHERE o.id = b.order_id AND s.created_at >= b.found_at AND position(o.code IN s.words) > 0);
