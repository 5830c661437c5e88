-- The clear files of a member's first listed photo and the blurred ones of all are public. One that moves back may have been the
-- first, and one that is listed anew takes that place from the next one, whose row does not change.
CREATE OR REPLACE FUNCTION withdraw_changed_photo() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_listed boolean := OLD.status = 'active' AND OLD.deleted_at IS NULL;
  next_photo photos;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF was_listed THEN PERFORM withdraw_photo(OLD); END IF;
  ELSIF was_listed AND (NEW.status <> 'active' OR NEW.deleted_at IS NOT NULL OR NEW.position > OLD.position) THEN
    PERFORM withdraw_photo(NEW);
  ELSIF NOT was_listed AND NEW.status = 'active' AND NEW.deleted_at IS NULL THEN
    SELECT * INTO next_photo FROM photos f
      WHERE f.user_id = NEW.user_id AND f.status = 'active' AND f.deleted_at IS NULL AND (f.position, f.id) > (NEW.position, NEW.id)
      ORDER BY f.position, f.id LIMIT 1;
    IF FOUND THEN PERFORM withdraw_photo(next_photo); END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER photos_withdraw AFTER UPDATE OR DELETE ON photos FOR EACH ROW EXECUTE FUNCTION withdraw_changed_photo();
