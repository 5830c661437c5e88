-- Direct debit: a mandate for each order, whose account and telephone it is, and where codes were sent.

-- As the bank is told: OOFF is for one debit; RCUR, of before, could be used again.
ALTER TABLE direct_debit_mandates
  ADD COLUMN sequence text NOT NULL DEFAULT 'RCUR' CHECK (sequence IN ('OOFF', 'RCUR')),
  -- HMAC of the telephone to which the code was sent. Null 14 months after the last debit.
  ADD COLUMN phone_fingerprint bytea,
  -- The telephone is still in the details: a job takes it out.
  ADD COLUMN has_phone boolean NOT NULL DEFAULT true;
ALTER TABLE direct_debit_mandates
  ALTER COLUMN sequence SET DEFAULT 'OOFF',
  ALTER COLUMN has_phone SET DEFAULT false;

DROP INDEX direct_debit_mandates_account;
-- Serves: mandates of a member.
CREATE INDEX direct_debit_mandates_user ON direct_debit_mandates (user_id);
-- Serves: whose telephone it is.
CREATE INDEX direct_debit_mandates_phone ON direct_debit_mandates (phone_fingerprint);
-- Serves: the job that takes telephones out.
CREATE INDEX direct_debit_mandates_with_phone ON direct_debit_mandates (id) WHERE has_phone;

-- Of a returned debit: the operator has closed it after its order was erased. Before that its chargeback says so.
ALTER TABLE direct_debits ADD COLUMN settled boolean NOT NULL DEFAULT false;

-- Codes that were sent, for a day, without the member.
CREATE TABLE direct_debit_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- HMACs of the telephone and of the network that asked for the code.
  phone bytea NOT NULL,
  network bytea NOT NULL,
  sent_at timestamptz NOT NULL
);
-- Serves: how many were sent, and which are to be deleted.
CREATE INDEX direct_debit_codes_sent ON direct_debit_codes (sent_at);
