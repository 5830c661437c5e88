-- Of members' own deletions only: rows that go for good were marked before, or were removed by hand.
CREATE OR REPLACE FUNCTION note_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erasures (kind, subject_id, deleted_at) VALUES (TG_ARGV[0], NEW.id, NEW.deleted_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_erased AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION note_erasure('account');

CREATE OR REPLACE TRIGGER photos_erased AFTER UPDATE OF deleted_at ON photos
  FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION note_erasure('photo');
