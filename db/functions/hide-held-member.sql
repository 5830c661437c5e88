-- An account that is held, suspended or banned is hidden like one that is not activated. One that is let go is shown again.
CREATE OR REPLACE FUNCTION hide_held_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('held', 'suspended', 'banned') THEN
    UPDATE profiles SET status = 'disabled', updated_at = greatest(updated_at, now()) WHERE user_id = NEW.id AND status = 'active';
  ELSIF NEW.status = 'active' THEN
    UPDATE profiles SET status = 'active', updated_at = greatest(updated_at, now()) WHERE user_id = NEW.id AND status = 'disabled';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_hold AFTER UPDATE OF status ON users FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND (OLD.status IN ('held', 'suspended', 'banned') OR NEW.status IN ('held', 'suspended', 'banned')))
  EXECUTE FUNCTION hide_held_member();
