-- What counts as received is kept apart from the read marks, for charging alone: nobody who hides read marks becomes "read".
-- Taking the reaction or the like back does not take back that it was received. Messages need no mark: whoever writes later in
-- the conversation has received what stands before.
CREATE OR REPLACE FUNCTION mark_received(p_low bigint, p_high bigint, p_receiver bigint, p_up_to bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE conversations SET
    low_received_up_to = CASE p_receiver WHEN low_id THEN greatest(low_received_up_to, least(p_up_to, last_message_id)) ELSE low_received_up_to END,
    high_received_up_to = CASE p_receiver WHEN high_id THEN greatest(high_received_up_to, least(p_up_to, last_message_id)) ELSE high_received_up_to END
    WHERE low_id = p_low AND high_id = p_high
      AND least(p_up_to, last_message_id) > CASE p_receiver WHEN low_id THEN low_received_up_to ELSE high_received_up_to END
$$;
