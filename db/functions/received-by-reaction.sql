-- Whoever reacts to a message has received it.
CREATE OR REPLACE FUNCTION received_by_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only the receiver can react.
  PERFORM mark_received(c.low_id, c.high_id, CASE NEW.sender_id WHEN c.low_id THEN c.high_id ELSE c.low_id END, NEW.id)
    FROM conversations c WHERE c.id = NEW.conversation_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_received AFTER UPDATE OF reaction ON messages
  FOR EACH ROW WHEN (NEW.reaction IS NOT NULL AND NEW.reaction IS DISTINCT FROM OLD.reaction) EXECUTE FUNCTION received_by_reaction();
