-- The search starts from a snapshot and what has changed since (`updated_at`). Operations set it; a statement that is written
-- by hand does not have to know of it.
CREATE OR REPLACE FUNCTION touch_own_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := greatest(OLD.updated_at, now());
  RETURN NEW;
END $$;

-- What the search reads. Who is online is not part of it, and stored for many at once.
CREATE OR REPLACE TRIGGER profiles_touch BEFORE UPDATE OF
    site_id, status, date_of_birth, last_active_at, created_at, gender, country, region, lat, lon, hair_colour, eye_colour, body_type,
    relationship_status, sexuality, wish, children, smoking, religion, interests, search_gender, search_min_age, search_max_age, fictional, hide_online, hide_from_search
  ON profiles FOR EACH ROW WHEN (NEW.updated_at = OLD.updated_at) EXECUTE FUNCTION touch_own_profile();
