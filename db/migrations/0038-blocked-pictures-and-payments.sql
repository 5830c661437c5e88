-- The block that asks for a look at a picture of a chat: it is looked at when the picture is sent.
ALTER TABLE chat_images ADD COLUMN block_id bigint REFERENCES advance_blocks ON DELETE SET NULL;
-- Serves: whether a block may be deleted.
-- breaks: nothing, the column is new, so the table of pictures is read once and nothing is sorted
CREATE INDEX chat_images_block ON chat_images (block_id) WHERE block_id IS NOT NULL;

-- Orders that were paid with a card of somebody who was banned for fraud: each is paid back once, and a person looks at the account.
CREATE TABLE blocked_payments (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  found_at timestamptz NOT NULL
);
