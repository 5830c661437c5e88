-- Double entry, append only. Every transaction's entries add up to 0 (checked at commit).
CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('signup', 'grant', 'purchase', 'message', 'photo', 'gift', 'refund', 'chargeback')),
  -- A repeated cause books once.
  idempotency_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE TABLE ledger_entries (
  transaction_id bigint NOT NULL REFERENCES ledger_transactions,
  account text NOT NULL CHECK (account IN ('user_purchased', 'user_bonus', 'house_sold', 'house_granted', 'house_spent', 'house_refunded', 'house_charged_back')),
  -- The owner of a user account; null for the house. Kept when the user is purged: the books stay.
  user_id bigint,
  amount int NOT NULL CHECK (amount <> 0),
  CHECK ((user_id IS NULL) = (account LIKE 'house%'))
);
-- Serves: the entries of a transaction; a user's movements.
CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);
CREATE INDEX ledger_entries_user ON ledger_entries (user_id, transaction_id) WHERE user_id IS NOT NULL;

-- What the entries of a user add up to, kept in the same transaction.
CREATE TABLE balances (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  purchased int NOT NULL DEFAULT 0 CHECK (purchased >= 0),
  bonus int NOT NULL DEFAULT 0 CHECK (bonus >= 0)
);

-- Credits come in: bought, granted at signup or given by the operator. False: this cause was booked before.
CREATE FUNCTION credits_add(p_user bigint, p_amount int, p_kind text, p_key text, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_transaction bigint;
  v_bought boolean := p_kind = 'purchase';
BEGIN
  IF p_amount = 0 THEN RETURN false; END IF;
  INSERT INTO ledger_transactions (kind, idempotency_key, created_at) VALUES (p_kind, p_key, p_now)
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id INTO v_transaction;
  IF v_transaction IS NULL THEN RETURN false; END IF;
  INSERT INTO ledger_entries (transaction_id, account, user_id, amount) VALUES
    (v_transaction, CASE WHEN v_bought THEN 'user_purchased' ELSE 'user_bonus' END, p_user, p_amount),
    (v_transaction, CASE WHEN v_bought THEN 'house_sold' ELSE 'house_granted' END, NULL, -p_amount);
  INSERT INTO balances (user_id, purchased, bonus)
    VALUES (p_user, CASE WHEN v_bought THEN p_amount ELSE 0 END, CASE WHEN v_bought THEN 0 ELSE p_amount END)
    ON CONFLICT (user_id) DO UPDATE SET purchased = balances.purchased + excluded.purchased, bonus = balances.bonus + excluded.bonus;
  RETURN true;
END $$;

-- Credits go out, bonus first. The number left, or -1 and nothing booked when there are not enough.
-- The row lock on the balance makes parallel spends wait for each other.
CREATE FUNCTION credits_spend(p_user bigint, p_amount int, p_kind text, p_key text, p_now timestamptz) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  v_purchased int;
  v_bonus int;
  v_from_bonus int;
  v_transaction bigint;
BEGIN
  SELECT purchased, bonus INTO v_purchased, v_bonus FROM balances WHERE user_id = p_user FOR UPDATE;
  IF coalesce(v_purchased + v_bonus, 0) < p_amount THEN RETURN -1; END IF;
  IF p_amount = 0 THEN RETURN v_purchased + v_bonus; END IF;
  v_from_bonus := least(v_bonus, p_amount);
  INSERT INTO ledger_transactions (kind, idempotency_key, created_at) VALUES (p_kind, p_key, p_now) RETURNING id INTO v_transaction;
  INSERT INTO ledger_entries (transaction_id, account, user_id, amount)
    SELECT v_transaction, account, owner, amount FROM (VALUES
      ('user_bonus', p_user, -v_from_bonus),
      ('user_purchased', p_user, v_from_bonus - p_amount),
      ('house_spent', NULL, p_amount)) AS entry (account, owner, amount)
    WHERE amount <> 0;
  UPDATE balances SET bonus = bonus - v_from_bonus, purchased = purchased - (p_amount - v_from_bonus) WHERE user_id = p_user;
  RETURN v_purchased + v_bonus - p_amount;
END $$;

CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = new.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not add up to 0', new.transaction_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_balanced();

CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append only';
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
