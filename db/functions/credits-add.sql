-- Credits come in: bought, granted at signup or given by the operator. False: this cause was booked before.
CREATE OR REPLACE FUNCTION credits_add(p_user bigint, p_amount int, p_kind text, p_key text, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_purchased int := CASE WHEN p_kind = 'purchase' THEN p_amount ELSE 0 END;
  v_bonus int := p_amount - v_purchased;
BEGIN
  IF p_amount = 0 THEN RETURN false; END IF;
  INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
    VALUES (p_user, p_now, v_purchased, v_bonus, -p_amount, p_kind, p_key)
    ON CONFLICT (idempotency_key) DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO balances AS b (user_id, purchased, bonus) VALUES (p_user, v_purchased, v_bonus)
    ON CONFLICT (user_id) DO UPDATE SET purchased = b.purchased + v_purchased, bonus = b.bonus + v_bonus;
  RETURN true;
END $$;
