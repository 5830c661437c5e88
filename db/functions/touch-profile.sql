-- The search also reads photos and consents: as touch_own_profile, when these change.
CREATE OR REPLACE FUNCTION touch_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Changed in the same transaction already: its writer has said so.
  UPDATE profiles SET updated_at = now()
    WHERE user_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END AND updated_at < now() - interval '1 second';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER photos_touch_insert AFTER INSERT ON photos FOR EACH ROW
  WHEN (NEW.status = 'active' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION touch_profile();
CREATE OR REPLACE TRIGGER photos_touch_update AFTER UPDATE OF status, deleted_at ON photos FOR EACH ROW
  WHEN ((NEW.status = 'active' AND NEW.deleted_at IS NULL) <> (OLD.status = 'active' AND OLD.deleted_at IS NULL))
  EXECUTE FUNCTION touch_profile();
-- Not of those that were deleted before, which are in no search: they are cleared away while their member may sort the others.
CREATE OR REPLACE TRIGGER photos_touch_delete AFTER DELETE ON photos FOR EACH ROW
  WHEN (OLD.status = 'active' AND OLD.deleted_at IS NULL) EXECUTE FUNCTION touch_profile();
CREATE OR REPLACE TRIGGER consents_touch AFTER INSERT OR UPDATE OR DELETE ON consents FOR EACH ROW EXECUTE FUNCTION touch_profile();
