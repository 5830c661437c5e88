-- A conversation as one side has it. Whoever reads conversations reads this view; `low_…` and `high_…` are known to the functions
-- that send and mark alone.
--   started              this side wrote first
--   has_written          this side has written, also what was removed since; other_has_written: the other side has
--   read_by_other_up_to  newest message that the other side has read and lets this side know of
--   received_up_to       newest message of the other side that this side has answered by a reaction or a like
CREATE OR REPLACE VIEW conversation_sides
  (user_id, conversation_id, other_id, last_message_id, unread, read_up_to, removed_up_to, read_by_other_up_to,
    received_up_to, started, has_written, other_has_written) AS
  SELECT low_id, id, high_id, last_message_id, low_unread, low_read_up_to, low_removed_up_to, high_receipt_up_to,
    low_received_up_to, starter_id = low_id, answered OR starter_id = low_id, answered OR starter_id = high_id FROM conversations
  UNION ALL
  SELECT high_id, id, low_id, last_message_id, high_unread, high_read_up_to, high_removed_up_to, low_receipt_up_to,
    high_received_up_to, starter_id = high_id, answered OR starter_id = high_id, answered OR starter_id = low_id FROM conversations;
