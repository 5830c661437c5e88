-- Credits go out, bonus first. The number left, or -1 and nothing booked when there are not enough.
-- `p_month` is the first day of the site's month, in which they count as spent; null: they are counted in none.
-- The lock on the balance makes parallel spends wait for each other.
CREATE OR REPLACE FUNCTION credits_spend(p_user bigint, p_amount int, p_kind text, p_key text, p_now timestamptz, p_month date DEFAULT NULL) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  v_purchased int;
  v_bonus int;
  v_from_bonus int;
BEGIN
  SELECT purchased, bonus INTO v_purchased, v_bonus FROM balances WHERE user_id = p_user FOR NO KEY UPDATE;
  IF coalesce(v_purchased + v_bonus, 0) < p_amount THEN RETURN -1; END IF;
  IF p_amount = 0 THEN RETURN coalesce(v_purchased + v_bonus, 0); END IF;
  v_from_bonus := least(v_bonus, p_amount);
  INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
    VALUES (p_user, p_now, v_from_bonus - p_amount, -v_from_bonus, p_amount, p_kind, p_key);
  UPDATE balances b SET
    purchased = v_purchased + v_from_bonus - p_amount,
    bonus = v_bonus - v_from_bonus,
    month = coalesce(p_month, b.month),
    month_spent = CASE WHEN p_month IS NULL THEN b.month_spent WHEN b.month = p_month THEN b.month_spent + p_amount ELSE p_amount END
    WHERE b.user_id = p_user;
  RETURN v_purchased + v_bonus - p_amount;
END $$;
