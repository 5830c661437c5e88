-- Each ban for fraud blocks the cards and accounts of its member by a row of its own. Under one row for all bans, a second company's ban
-- of the same card had no effect, and lifting the first of two bans unblocked what the second had blocked.
-- breaks: nothing, older processes insert with ON CONFLICT DO NOTHING and find any of several rows
ALTER TABLE blocked_payment_means DROP CONSTRAINT blocked_payment_means_pkey;
-- breaks: nothing, rows that were unique by less are unique by more
ALTER TABLE blocked_payment_means ADD PRIMARY KEY (kind, fingerprint, decision_id);
-- Bans of means that another ban had blocked already stored nothing. The block is effective from now on: nobody is paid back for an order
-- that was accepted meanwhile. Where the same company blocked the means before, that has been so since the ban, and whoever staff has
-- cleared since stays cleared.
INSERT INTO blocked_payment_means (kind, fingerprint, decision_id, created_at)
  SELECT m.kind, m.fingerprint, d.id, CASE WHEN EXISTS (
      SELECT FROM blocked_payment_means b JOIN decisions e ON e.id = b.decision_id JOIN sites s ON s.id = e.site_id
        JOIN sites t ON t.settings ->> 'company_id' = s.settings ->> 'company_id'
      WHERE b.kind = m.kind AND b.fingerprint = m.fingerprint AND b.created_at <= d.applied_at AND t.id = d.site_id)
    THEN d.applied_at ELSE now() END
  FROM decisions d CROSS JOIN LATERAL (
    SELECT 'card' AS kind, p.fingerprint FROM order_payments p JOIN orders o ON o.id = p.order_id
      WHERE o.user_id = d.user_id AND p.fingerprint IS NOT NULL
    UNION SELECT 'iban', encode(n.fingerprint, 'hex') FROM direct_debit_mandates n WHERE n.user_id = d.user_id) m
  WHERE d.act = 'ban_fraud' AND d.applied_at IS NOT NULL AND d.withdrawn_at IS NULL AND d.reversed_by IS NULL
ON CONFLICT DO NOTHING;

-- The case that was opened about it. Null until it is, and once the case is gone.
ALTER TABLE blocked_payments ADD COLUMN case_id bigint REFERENCES cases ON DELETE SET NULL;
-- When that was; null: the order is still to be paid back and reported. Older processes report what they insert by themselves.
ALTER TABLE blocked_payments ADD COLUMN reported_at timestamptz DEFAULT now();
-- The words of older cases name their order.
UPDATE blocked_payments b SET reported_at = b.found_at, case_id = (
  SELECT max(s.case_id) FROM orders o JOIN cases c ON c.subject_id = o.user_id JOIN case_sources s ON s.case_id = c.id
  WHERE o.id = b.order_id AND s.created_at >= b.found_at AND position(o.code IN s.words) > 0);
