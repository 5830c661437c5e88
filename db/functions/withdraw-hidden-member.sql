-- The photos of a member who is no longer shown are no longer public.
CREATE OR REPLACE FUNCTION withdraw_hidden_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM withdraw_photo(f) FROM photos f WHERE f.user_id = NEW.user_id AND f.status = 'active' AND f.deleted_at IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER profiles_withdraw AFTER UPDATE OF status ON profiles FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active') EXECUTE FUNCTION withdraw_hidden_member();
