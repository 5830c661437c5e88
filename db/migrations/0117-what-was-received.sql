-- A message that was answered or reacted to without a read mark was given back to its sender when the account was deleted.
-- What counts as received is kept apart from the read marks, for charging alone: nobody who hides them becomes "read".
-- Messages need no column: whoever writes later in the conversation has received what stands before.
ALTER TABLE conversations
  -- Newest message of the other side that this side has answered by a reaction or a like.
  ADD COLUMN low_received_up_to bigint NOT NULL DEFAULT 0,
  ADD COLUMN high_received_up_to bigint NOT NULL DEFAULT 0;

CREATE OR REPLACE VIEW participants
  (user_id, conversation_id, other_id, last_message_id, unread, read_up_to, removed_up_to, read_by_other_up_to, has_written,
    received_up_to) AS
  SELECT low_id, id, high_id, last_message_id, low_unread, low_read_up_to, low_removed_up_to, high_receipt_up_to,
    answered OR starter_id = low_id, low_received_up_to FROM conversations
  UNION ALL
  SELECT high_id, id, low_id, last_message_id, high_unread, high_read_up_to, high_removed_up_to, low_receipt_up_to,
    answered OR starter_id = high_id, high_received_up_to FROM conversations;

-- Taking the reaction or the like back does not take back that it was received.
CREATE FUNCTION mark_received(p_low bigint, p_high bigint, p_receiver bigint, p_up_to bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE conversations SET
    low_received_up_to = CASE p_receiver WHEN low_id THEN greatest(low_received_up_to, least(p_up_to, last_message_id)) ELSE low_received_up_to END,
    high_received_up_to = CASE p_receiver WHEN high_id THEN greatest(high_received_up_to, least(p_up_to, last_message_id)) ELSE high_received_up_to END
    WHERE low_id = p_low AND high_id = p_high
      AND least(p_up_to, last_message_id) > CASE p_receiver WHEN low_id THEN low_received_up_to ELSE high_received_up_to END
$$;

CREATE FUNCTION received_by_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only the receiver can react.
  PERFORM mark_received(c.low_id, c.high_id, CASE NEW.sender_id WHEN c.low_id THEN c.high_id ELSE c.low_id END, NEW.id)
    FROM conversations c WHERE c.id = NEW.conversation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER messages_received AFTER UPDATE OF reaction ON messages
  FOR EACH ROW WHEN (NEW.reaction IS NOT NULL AND NEW.reaction IS DISTINCT FROM OLD.reaction) EXECUTE FUNCTION received_by_reaction();

CREATE FUNCTION received_by_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_received(least(NEW.from_id, NEW.to_id), greatest(NEW.from_id, NEW.to_id), NEW.from_id, 9223372036854775807);
  RETURN NULL;
END $$;
CREATE TRIGGER likes_received AFTER INSERT ON likes FOR EACH ROW EXECUTE FUNCTION received_by_like();
