-- Declarations that a purchase is withdrawn from, made on the public page without an account.

CREATE TABLE withdrawals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- Shown to the sender: W-7K2M-9QXA.
  number text NOT NULL UNIQUE,
  -- Made by the browser, once per declaration.
  client_id uuid NOT NULL,
  -- What was declared, in the sender's own words, and where the receipt went.
  name text NOT NULL,
  order_text text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  received_at timestamptz NOT NULL,
  -- The order that it names, where number and address, or the sender's session, show whose it is. Not a reference: the order
  -- goes when its buyer is purged. Null: the operator has to look.
  order_id bigint,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- What became of it. Null: not carried out yet.
  outcome text CHECK (outcome IN ('refunded', 'nothing_left')),
  ended_at timestamptz,
  UNIQUE (site_id, client_id),
  CHECK ((outcome IS NULL) = (ended_at IS NULL))
);
-- Serves: what an address has declared lately.
CREATE INDEX withdrawals_email ON withdrawals (site_id, email, received_at DESC);
-- Serves: what still has to be paid back.
CREATE INDEX withdrawals_to_carry_out ON withdrawals (received_at) WHERE outcome IS NULL AND order_id IS NOT NULL;
-- Serves: the withdrawals of a member, when the account is purged or exported.
CREATE INDEX withdrawals_user ON withdrawals (user_id) WHERE user_id IS NOT NULL;
