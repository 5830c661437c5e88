-- What was written against a decision: by the affected member, and by whoever reported it. The words of several reporters of a case
-- are judged together.
CREATE TABLE appeals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  decision_id bigint NOT NULL REFERENCES decisions,
  -- The case of kind `appeal` in which it is judged.
  case_id bigint NOT NULL REFERENCES cases,
  -- The report or notice of a reporter. Null: of the affected member.
  source_id bigint REFERENCES case_sources ON DELETE CASCADE,
  -- Null: a stranger, by the link of the mail.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  words text NOT NULL CHECK (char_length(words) <= 8000),
  sent_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (decision_id, source_id)
);
CREATE INDEX appeals_case ON appeals (case_id);
CREATE INDEX appeals_source ON appeals (source_id) WHERE source_id IS NOT NULL;
CREATE INDEX appeals_user ON appeals (user_id) WHERE user_id IS NOT NULL;
