-- SEPA direct debit: the form with its code, mandates and debits.

-- A form that was sent and waits for the code from the SMS.
CREATE TABLE direct_debit_requests (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users,
  -- The form's idempotency key: a repeated call sends no other SMS.
  client_id uuid NOT NULL,
  -- Account holder, IBAN, address and phone, encrypted. Null once the order is placed.
  details bytea,
  code_hash bytea NOT NULL,
  sms text NOT NULL CHECK (sms IN ('sending', 'sent', 'failed')),
  tries smallint NOT NULL DEFAULT 0,
  -- Codes sent for this order, those that failed left out.
  sends smallint NOT NULL DEFAULT 1,
  sent_at timestamptz NOT NULL
);
-- Serves: codes sent to a member in a day.
CREATE INDEX direct_debit_requests_user ON direct_debit_requests (user_id, sent_at);

-- Without a user after the account is erased, and then kept as long as the bank may ask for it.
CREATE TABLE direct_debit_mandates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint REFERENCES users,
  reference text NOT NULL UNIQUE CHECK (length(reference) <= 35),
  creditor_id text NOT NULL,
  -- Account holder, whole IBAN, address and phone, encrypted: needed to collect.
  details bytea NOT NULL,
  -- Country and last four digits, the only part that is ever shown.
  iban_hint text NOT NULL,
  -- HMAC of the IBAN: the same account, whoever uses it.
  fingerprint bytea NOT NULL,
  text_version text NOT NULL,
  language text NOT NULL,
  signed_on date NOT NULL,
  created_at timestamptz NOT NULL
);
-- Serves: the mandate of a member for an account; one each.
CREATE UNIQUE INDEX direct_debit_mandates_account ON direct_debit_mandates (user_id, fingerprint);
-- Serves: the limit of an account.
CREATE INDEX direct_debit_mandates_fingerprint ON direct_debit_mandates (fingerprint);

-- Files for the bank: orders to collect debits (pain.008) and to pay refunds (pain.001).
CREATE TABLE bank_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('debits', 'refunds')),
  -- Encrypted, so that a lost file can be written once more. Null after 30 days.
  content bytea,
  created_at timestamptz NOT NULL
);

CREATE TABLE direct_debits (
  -- Not a foreign key: orders are erased before debits.
  order_id bigint PRIMARY KEY,
  mandate_id bigint NOT NULL REFERENCES direct_debit_mandates ON DELETE CASCADE,
  site_id smallint NOT NULL REFERENCES sites,
  -- Minor units of the euro.
  amount int NOT NULL CHECK (amount > 0),
  -- Announced to the member.
  due_on date NOT NULL,
  confirmed_at timestamptz NOT NULL,
  -- In which the bank was told to collect it.
  file_id bigint REFERENCES bank_files,
  collected_at timestamptz,
  -- The order was given back before the bank was told.
  cancelled_at timestamptz,
  returned_at timestamptz
);
-- Serves: debits of a mandate.
CREATE INDEX direct_debits_mandate ON direct_debits (mandate_id);
-- Serves: what is to be collected.
CREATE INDEX direct_debits_due ON direct_debits (due_on) WHERE collected_at IS NULL AND cancelled_at IS NULL AND returned_at IS NULL;

-- Money that goes back to the account of a debit by a credit transfer.
CREATE TABLE direct_debit_refunds (
  -- That of the refund.
  id uuid PRIMARY KEY,
  order_id bigint NOT NULL,
  amount int NOT NULL CHECK (amount > 0),
  -- In which the bank was told to pay it.
  file_id bigint REFERENCES bank_files,
  -- Paid, or no longer to be paid.
  ended_at timestamptz
);
-- Serves: what is to be paid back.
CREATE INDEX direct_debit_refunds_open ON direct_debit_refunds (order_id) WHERE ended_at IS NULL;
