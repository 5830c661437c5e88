-- A conversation as one side has it. `read_by_other_up_to`: what the other side has read and lets this side know.
-- `has_written` is of this side. `received_up_to`: as far as this side has answered by a reaction or a like.
CREATE OR REPLACE VIEW participants
  (user_id, conversation_id, other_id, last_message_id, unread, read_up_to, removed_up_to, read_by_other_up_to, has_written,
    received_up_to) AS
  SELECT low_id, id, high_id, last_message_id, low_unread, low_read_up_to, low_removed_up_to, high_receipt_up_to,
    answered OR starter_id = low_id, low_received_up_to FROM conversations
  UNION ALL
  SELECT high_id, id, low_id, last_message_id, high_unread, high_read_up_to, high_removed_up_to, low_receipt_up_to,
    answered OR starter_id = high_id, high_received_up_to FROM conversations;
