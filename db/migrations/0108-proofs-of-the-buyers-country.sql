-- Where the buyer's card was issued, or the account is, as the provider says: the proof of the country that does not come from the buyer.
ALTER TABLE order_payments ADD COLUMN payment_country text;

-- The proofs of where a sale is taxed, and of the wish to start at once, are kept as long as the sale itself (Article 63c of
-- Regulation 282/2011: ten years), without the buyer.
ALTER TABLE purged_orders
  ADD COLUMN profile_country text,
  ADD COLUMN guessed_country text,
  ADD COLUMN declared_country text,
  ADD COLUMN payment_country text,
  ADD COLUMN start_text_version text;

-- What somebody has looked at and found right, so that it is not reported again.
CREATE TABLE accepted_countries (
  order_id bigint PRIMARY KEY,
  accepted_at timestamptz NOT NULL
);
