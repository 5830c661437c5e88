-- Withdrawals that no program could match were stored and never seen again, and those of visitors were carried out on the word of
-- whoever knew an address. Each is now confirmed, matched or ended by somebody, and its outcome is known.
ALTER TABLE withdrawals
  -- By the buyer, logged in or at the account's own address, it is carried out at once; by another address it waits its day.
  ADD COLUMN confirmed_at timestamptz,
  ADD COLUMN confirmed_by text CHECK (confirmed_by IN ('declarer', 'buyer')),
  ADD CONSTRAINT withdrawals_confirmed CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL)),
  -- A person has matched it with its order: it is carried out without any further question.
  ADD COLUMN approved_at timestamptz,
  ADD COLUMN receipt_sent_at timestamptz,
  -- Why it ended: the code of a reason, or the operator's words.
  ADD COLUMN outcome_reason text NOT NULL DEFAULT '',
  -- Mails to the operator about it: 1 when it came, 2 on day 3, 3 on day 10.
  ADD COLUMN reminders smallint NOT NULL DEFAULT 0,
  -- Keyed hash of the network that wrote a number that no order has; empty after a day.
  ADD COLUMN guessed_by text,
  DROP CONSTRAINT withdrawals_outcome_check,
  ADD CONSTRAINT withdrawals_outcome_check
    CHECK (outcome IN ('refunded', 'nothing_left', 'noted', 'not_paid', 'denied', 'rejected'));

UPDATE withdrawals SET receipt_sent_at = received_at;

DROP INDEX withdrawals_to_carry_out;
-- A failed order may still be paid.
CREATE INDEX withdrawals_open ON withdrawals (id) WHERE outcome IS NULL OR outcome = 'not_paid';
CREATE INDEX withdrawals_guessed ON withdrawals (guessed_by, received_at) WHERE guessed_by IS NOT NULL;
