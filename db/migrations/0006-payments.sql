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
  -- The provider's own number for the payment.
  provider_reference text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  completed_at timestamptz,
  UNIQUE (user_id, client_id),
  UNIQUE (provider, provider_reference)
);
-- Serves: a member's orders, newest first.
CREATE INDEX orders_user ON orders (user_id, id DESC);
-- Serves: what has waited for its provider too long.
CREATE INDEX orders_open ON orders (changed_at) WHERE state IN ('loading', 'pending');

-- Webhooks as they came in: stored first, then processed.
CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  PRIMARY KEY (provider, event_id)
);

-- The sandbox provider's own books: what its hosted page was told.
CREATE TABLE sandbox_payments (
  reference text PRIMARY KEY,
  amount int NOT NULL,
  currency text NOT NULL,
  method text NOT NULL,
  description text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'pending', 'paid', 'declined')),
  created_at timestamptz NOT NULL
);
