-- The credit ledger account by account, as an auditor reads it.
CREATE OR REPLACE VIEW ledger_entries (transaction_id, account, user_id, amount) AS
  SELECT id, 'user_purchased', user_id, purchased FROM ledger_transactions WHERE purchased <> 0
  UNION ALL
  SELECT id, 'user_bonus', user_id, bonus FROM ledger_transactions WHERE bonus <> 0
  UNION ALL
  SELECT id,
    CASE kind
      WHEN 'purchase' THEN 'operator_sold'
      WHEN 'signup' THEN 'operator_granted'
      WHEN 'grant' THEN 'operator_granted'
      WHEN 'refund' THEN 'operator_refunded'
      WHEN 'chargeback' THEN 'operator_charged_back'
      ELSE 'operator_spent'
    END,
    NULL, operator FROM ledger_transactions;
