-- Everybody who had to do with a member that is banned for fraud: one row each, so that a warning and what is given back are exact
-- whatever stops in the middle.
CREATE TABLE fraud_warnings (
  decision_id bigint NOT NULL REFERENCES decisions,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Who was banned; the name is kept for the warning.
  about_id bigint REFERENCES users ON DELETE SET NULL,
  about_name text NOT NULL,
  -- They received a message. Others only get back what they spent.
  warns boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the mail was sent and the credits were given back.
  done_at timestamptz,
  credits integer NOT NULL DEFAULT 0,
  -- When the member has put the warning away.
  closed_at timestamptz,
  PRIMARY KEY (decision_id, user_id)
);
-- Serves: who is to be warned.
CREATE INDEX fraud_warnings_due ON fraud_warnings (created_at) WHERE done_at IS NULL;
CREATE INDEX fraud_warnings_user ON fraud_warnings (user_id);
CREATE INDEX fraud_warnings_about ON fraud_warnings (about_id);

-- Cards and bank accounts of members who are banned for fraud, by fingerprints that lead to no number.
CREATE TABLE blocked_payment_means (
  kind text NOT NULL CHECK (kind IN ('card', 'iban')),
  fingerprint text NOT NULL,
  decision_id bigint NOT NULL REFERENCES decisions,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (kind, fingerprint)
);

-- The decision because of which a picture is banned; null: an operator entered it.
ALTER TABLE banned_photos ADD COLUMN decision_id bigint REFERENCES decisions;
