-- Discount codes of an operator, and which order has used one. The welcome code is in neither: it follows from `signup_date`.
CREATE TABLE discount_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- As it is compared: upper case, without spaces. The welcome code is no operator's to make.
  code text NOT NULL CHECK (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$' AND code <> 'TIMEBONUS25'),
  -- Null: everywhere.
  country text CHECK (country ~ '^[A-Z]{2}$'),
  -- Null: everybody's.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  expires timestamptz,
  value_percentage numeric(3, 1) NOT NULL CHECK (value_percentage > 0),
  -- Null: any currency, which a minimum order value cannot have.
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  -- Minor units of the currency, before the discount.
  minimum_order_value int CHECK (minimum_order_value > 0),
  status text NOT NULL CHECK (status IN ('active', 'inactive')),
  validity text NOT NULL CHECK (validity IN ('once-per-user', 'unlimited')),
  -- Null: all.
  paymentmethods text[] CHECK (cardinality(paymentmethods) > 0),
  CHECK (minimum_order_value IS NULL OR currency IS NOT NULL),
  -- Serves: the code that somebody typed.
  UNIQUE (site_id, code)
);
-- Serves: a member's own codes.
CREATE INDEX discount_codes_user ON discount_codes (user_id) WHERE user_id IS NOT NULL;

-- One row for each order with a discount.
CREATE TABLE discount_uses (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code text NOT NULL,
  once_per_user boolean NOT NULL,
  -- Reserved while the order is open, used when it completes. Released when it fails, also for good when it then completes
  -- late, after another order has used the code.
  state text NOT NULL CHECK (state IN ('reserved', 'used', 'released'))
);
-- Holds what two checkouts at the same time must not break: one use for each member.
CREATE UNIQUE INDEX discount_uses_once ON discount_uses (user_id, code) WHERE once_per_user AND state <> 'released';

-- What the order was sold for is `amount`; these say what it costs without the discount, and why it does not.
ALTER TABLE orders
  ADD COLUMN discount_code text,
  ADD COLUMN discount_percentage numeric(3, 1),
  ADD COLUMN list_amount int,
  ADD CONSTRAINT orders_discount CHECK (num_nulls(discount_code, discount_percentage, list_amount) IN (0, 3)),
  ADD CONSTRAINT orders_list_amount CHECK (list_amount >= amount);
