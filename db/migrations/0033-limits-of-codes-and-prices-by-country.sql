-- A code can begin later and have limits; how often it was used is counted as it happens, because a list must not read every use. A
-- package can have a price of its own in a country.

-- Null: at once.
ALTER TABLE discount_codes ADD COLUMN starts timestamptz;
-- Orders that may have it in all, open ones among them. Null: any number.
ALTER TABLE discount_codes ADD COLUMN max_uses integer CHECK (max_uses > 0);
-- Orders of one member that may have it, if it is not valid once for each. Null: any number.
ALTER TABLE discount_codes ADD COLUMN member_limit smallint CHECK (member_limit > 1);
-- Of the operator, for the office alone.
ALTER TABLE discount_codes ADD COLUMN note text CHECK (char_length(note) BETWEEN 1 AND 200);
ALTER TABLE discount_codes ADD CHECK (starts IS NULL OR expires IS NULL OR starts < expires);
ALTER TABLE discount_codes ADD CHECK (member_limit IS NULL OR validity = 'unlimited');

-- By code: its orders that are open and those that are paid, and what was paid. What a purge deletes stays counted, so that it makes no
-- room for another use. Written by the trigger of discount_uses alone.
CREATE TABLE discount_use_counts (
  site_id smallint NOT NULL REFERENCES sites,
  code text NOT NULL,
  currency text NOT NULL,
  reserved integer NOT NULL DEFAULT 0,
  used integer NOT NULL DEFAULT 0,
  -- Minor units of the orders that are paid.
  paid bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, code, currency)
);

-- By country what differs from the price in its currency: { "AT": { "currency": "EUR", "amount": 2090 } }.
ALTER TABLE package_terms ADD COLUMN country_prices jsonb NOT NULL DEFAULT '{}';

-- Serves: how many members pay a changed price.
CREATE INDEX users_active ON users (site_id, id) WHERE status = 'active';
CREATE INDEX profiles_country ON profiles (site_id, country, user_id);
