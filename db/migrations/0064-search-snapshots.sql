-- A process reads the members that it searches from a file when it starts, and from the database only what has changed since
-- (src/features/search/server/member-index/snapshots.ts). Two things make that safe.

-- Snapshots that were made of this database. One that is not among them is of another database, or newer than the backup from
-- which this one was restored.
CREATE TABLE search_snapshots (
  id uuid PRIMARY KEY,
  made_at timestamptz NOT NULL
);

-- Until now, a statement that forgot `updated_at` was made good by the next start. Operations set it; what is written by hand,
-- such as an approved photo, does not have to know of it.
CREATE FUNCTION touch_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Changed in the same transaction already: its writer has said so.
  UPDATE profiles SET updated_at = now()
    WHERE user_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END AND updated_at < now() - interval '1 second';
  RETURN NULL;
END $$;

CREATE FUNCTION touch_own_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := greatest(OLD.updated_at, now());
  RETURN NEW;
END $$;

-- What the search reads. Who is online is not part of it, and stored for many at once.
CREATE TRIGGER profiles_touch BEFORE UPDATE OF
    site_id, status, date_of_birth, last_active_at, created_at, gender, country, region, lat, lon, hair_colour, eye_colour, body_type,
    relationship_status, sexuality, interests, search_gender, search_min_age, search_max_age, fictional, hide_online, hide_from_search
  ON profiles FOR EACH ROW WHEN (NEW.updated_at = OLD.updated_at) EXECUTE FUNCTION touch_own_profile();

CREATE TRIGGER photos_touch_insert AFTER INSERT ON photos FOR EACH ROW
  WHEN (NEW.status = 'active' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION touch_profile();
CREATE TRIGGER photos_touch_update AFTER UPDATE OF status, deleted_at ON photos FOR EACH ROW
  WHEN ((NEW.status = 'active' AND NEW.deleted_at IS NULL) <> (OLD.status = 'active' AND OLD.deleted_at IS NULL))
  EXECUTE FUNCTION touch_profile();
-- Not of those that were deleted before, which are in no search: they are cleared away while their member may sort the others.
CREATE TRIGGER photos_touch_delete AFTER DELETE ON photos FOR EACH ROW
  WHEN (OLD.status = 'active' AND OLD.deleted_at IS NULL) EXECUTE FUNCTION touch_profile();

CREATE TRIGGER consents_touch AFTER INSERT OR UPDATE OR DELETE ON consents FOR EACH ROW EXECUTE FUNCTION touch_profile();
