-- When the buyer was sent the receipt of an order that waits for its payment, and the confirmation of the contract.
ALTER TABLE orders ADD COLUMN placed_mail_at timestamptz, ADD COLUMN confirmation_mail_at timestamptz;
-- Of orders of before nothing is sent afterwards.
UPDATE orders SET placed_mail_at = created_at, confirmation_mail_at = completed_at WHERE state <> 'loading';
CREATE INDEX orders_to_mail ON orders (id)
  WHERE (state = 'completed' AND confirmation_mail_at IS NULL) OR (state = 'pending' AND placed_mail_at IS NULL);
