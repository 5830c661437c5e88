-- Credits come back when what they paid for did not arrive: to where they came from, bonus to bonus and purchased to
-- purchased, once for each spend. The balance afterwards; null when there was no such spend or it came back before.
CREATE OR REPLACE FUNCTION credits_return(p_user bigint, p_spend text, p_kind text, p_now timestamptz, p_month date) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  v_purchased int;
  v_bonus int;
  v_left int;
BEGIN
  PERFORM FROM balances WHERE user_id = p_user FOR NO KEY UPDATE;
  SELECT -purchased, -bonus INTO v_purchased, v_bonus FROM ledger_transactions
    WHERE idempotency_key = p_spend AND user_id = p_user AND kind IN ('message', 'photo', 'gift');
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
    VALUES (p_user, p_now, v_purchased, v_bonus, -v_purchased - v_bonus, p_kind, 'returned:' || p_spend)
    ON CONFLICT (idempotency_key) DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE balances b SET
    purchased = b.purchased + v_purchased,
    bonus = b.bonus + v_bonus,
    -- What came back does not count against the monthly limit.
    month_spent = CASE WHEN b.month = p_month THEN greatest(0, b.month_spent - v_purchased - v_bonus) ELSE b.month_spent END
    WHERE b.user_id = p_user
    RETURNING b.purchased + b.bonus INTO v_left;
  RETURN v_left;
END $$;
