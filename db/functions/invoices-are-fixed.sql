-- An invoice never changes, but for its buyer, who may be purged.
CREATE OR REPLACE FUNCTION invoices_are_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'invoices are fixed';
END $$;

CREATE OR REPLACE TRIGGER invoices_fixed BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION invoices_are_fixed();
