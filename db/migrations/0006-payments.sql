CREATE TABLE packages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind IN ('credits', 'premium')),
  credits int NOT NULL CHECK (credits >= 0),
  -- Minor units by currency, VAT included: {"EUR": 1990, "SEK": 22900}.
  prices jsonb NOT NULL,
  position smallint NOT NULL,
  offered boolean NOT NULL DEFAULT true
);
-- Serves: what a site sells.
CREATE INDEX packages_site ON packages (site_id, position);

CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  package_id bigint NOT NULL REFERENCES packages,
  -- One order per checkout intent.
  client_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('loading', 'pending', 'completed', 'failed')),
  credits int NOT NULL,
  -- Minor units, VAT included, fixed when the order was made.
  amount int NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  country text NOT NULL,
  vat_rate numeric(4, 2) NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  -- The provider's own number for the payment, and its page; null until the provider has made the payment.
  provider_reference text,
  payment_url text,
  -- Path on this site to go back to from the result page.
  return_to text,
  created_at timestamptz NOT NULL,
  -- When the provider last told about the payment or was asked.
  checked_at timestamptz NOT NULL,
  completed_at timestamptz,
  UNIQUE (user_id, client_id),
  UNIQUE (provider, provider_reference)
);
-- Serves: a member's orders, newest first.
CREATE INDEX orders_user ON orders (user_id, id DESC);
-- Serves: what has waited for its provider too long.
CREATE INDEX orders_open ON orders (checked_at) WHERE state IN ('loading', 'pending');

-- Verified webhooks: stored first, then processed.
CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  -- The payment, by the provider's own number.
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('paid', 'pending', 'declined')),
  -- As it came in, for disputes.
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  PRIMARY KEY (provider, event_id)
);
-- Serves: what is still to be processed.
CREATE INDEX webhook_events_open ON webhook_events (received_at) WHERE processed_at IS NULL;

-- The sandbox provider's own books: what its hosted page was told.
CREATE TABLE sandbox_payments (
  reference text PRIMARY KEY,
  -- The shop's number: asked again for the same order, the sandbox answers the same payment.
  order_id bigint NOT NULL UNIQUE,
  amount int NOT NULL,
  currency text NOT NULL,
  method text NOT NULL,
  description text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'pending', 'paid', 'declined')),
  created_at timestamptz NOT NULL
);

-- What the sandbox still has to tell the shop, and what it told.
CREATE TABLE sandbox_webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL REFERENCES sandbox_payments,
  kind text NOT NULL CHECK (kind IN ('paid', 'pending', 'declined')),
  due_at timestamptz NOT NULL,
  sent_at timestamptz
);
-- Serves: what is due.
CREATE INDEX sandbox_webhooks_due ON sandbox_webhooks (due_at) WHERE sent_at IS NULL;
