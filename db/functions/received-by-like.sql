-- Whoever likes a member has received what that member wrote.
CREATE OR REPLACE FUNCTION received_by_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_received(least(NEW.from_id, NEW.to_id), greatest(NEW.from_id, NEW.to_id), NEW.from_id, 9223372036854775807);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER likes_received AFTER INSERT ON likes FOR EACH ROW EXECUTE FUNCTION received_by_like();
