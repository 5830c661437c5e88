ALTER TABLE looks
  -- The first look at the lines that were reported: one a person and case, however often the case is opened.
  ADD COLUMN opening boolean NOT NULL DEFAULT false,
  -- Of a further look: the conversation whose lines were opened, by its id, also after it is gone.
  ADD COLUMN conversation bigint,
  -- Of a look at a picture of a chat: its name. One a person, case and picture.
  ADD COLUMN picture text;
CREATE UNIQUE INDEX looks_opening ON looks (case_id, staff_id, user_id) WHERE opening;
CREATE UNIQUE INDEX looks_picture ON looks (case_id, staff_id, user_id, picture) WHERE picture IS NOT NULL;
-- Serves: conversations that a person has opened in a case.
CREATE INDEX looks_case ON looks (case_id, staff_id);

-- Until when evidence is kept follows from decisions and appeals: the view `case_evidence` says it.
ALTER TABLE cases
  DROP COLUMN evidence_until,
  -- When it was erased.
  ADD COLUMN evidence_erased_at timestamptz;
-- Serves: evidence that is to be erased.
CREATE INDEX cases_with_evidence ON cases (id) WHERE evidence_erased_at IS NULL AND state NOT IN ('open', 'held_for_second');

-- Serves: accounts that share a card.
CREATE INDEX order_payments_fingerprint ON order_payments (fingerprint) WHERE fingerprint IS NOT NULL;
