-- Photos whose public files may lie in caches that others run, and that the public may not have any more. Who is told, and until
-- it has worked, is up to the server; what is withdrawn is noted here by the statement that withdraws it, whichever that is.
-- The name is random and says nothing of a person, so it stays when the person is gone.
CREATE TABLE withdrawn_photos (
  name text PRIMARY KEY,
  -- Null when the account is gone at the same time: then every site's addresses are meant.
  site_id smallint REFERENCES sites,
  width smallint NOT NULL,
  avif boolean NOT NULL,
  -- Counts withdrawals, so that one that comes while the last is being told is not taken for told.
  version int NOT NULL DEFAULT 1,
  times_told int NOT NULL DEFAULT 0,
  failures int NOT NULL DEFAULT 0,
  -- Null: at once.
  due_at timestamptz
);
-- What is due next.
CREATE INDEX withdrawn_photos_due ON withdrawn_photos (due_at NULLS FIRST);

CREATE FUNCTION withdraw_photo(p photos) RETURNS void LANGUAGE sql AS $$
  INSERT INTO withdrawn_photos AS w (name, site_id, width, avif)
  VALUES (p.name, (SELECT site_id FROM profiles WHERE user_id = p.user_id), p.width, p.avif)
  ON CONFLICT (name) DO UPDATE SET version = w.version + 1, times_told = 0, failures = 0, due_at = NULL;
$$;

-- The clear files of a member's first listed photo and the blurred ones of all are public. One that moves back may have been the
-- first, and one that is listed anew takes that place from the next one, whose row does not change.
CREATE FUNCTION withdraw_changed_photo() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER photos_withdraw AFTER UPDATE OR DELETE ON photos FOR EACH ROW EXECUTE FUNCTION withdraw_changed_photo();

CREATE FUNCTION withdraw_hidden_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM withdraw_photo(f) FROM photos f WHERE f.user_id = NEW.user_id AND f.status = 'active' AND f.deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER profiles_withdraw AFTER UPDATE OF status ON profiles FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active') EXECUTE FUNCTION withdraw_hidden_member();
