-- One queue for everything that needs a person: each row is one case, with what opened it in `case_sources`.
CREATE TABLE cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- Such as M-7K2M-9QXA.
  number text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('intimate', 'minor', 'danger', 'picture', 'report', 'notice', 'complaint', 'appeal', 'data_request')),
  -- The member whom it is about; null for what is outside, and after the account is erased.
  subject_id bigint REFERENCES users ON DELETE SET NULL,
  -- A photo or a picture of a chat that the case is about, by its id.
  photo_id bigint,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'held_for_second', 'decided', 'appealed', 'closed')),
  claimed_by bigint REFERENCES staff,
  claimed_until timestamptz,
  -- Of an appeal: the decision against which it is, the words, and who appeals.
  appeal_of bigint,
  appeal_words text,
  appealed_by text CHECK (appealed_by IN ('member', 'reporter')),
  -- When its evidence is erased; null while it is needed.
  evidence_until timestamptz,
  -- Mails to staff about a due time: 0 none, 1 at the opening, 2 at half time, 3 overdue.
  reminded smallint NOT NULL DEFAULT 0,
  CHECK ((claimed_by IS NULL) = (claimed_until IS NULL)),
  CHECK ((kind = 'appeal') = (appeal_of IS NOT NULL))
);
-- Serves: the queue.
CREATE INDEX cases_queue ON cases (site_id, due_at, id) WHERE state IN ('open', 'held_for_second');
-- Serves: joining an open case, and earlier cases of a member.
CREATE INDEX cases_subject ON cases (subject_id);
CREATE INDEX cases_evidence ON cases (evidence_until) WHERE evidence_until IS NOT NULL;
CREATE UNIQUE INDEX cases_one_appeal ON cases (appeal_of, appealed_by) WHERE appeal_of IS NOT NULL;

-- What opened a case, or joined it. Each report, notice and complaint stands in one case.
CREATE TABLE case_sources (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES cases,
  report_id bigint UNIQUE REFERENCES reports ON DELETE CASCADE,
  notice_id bigint UNIQUE REFERENCES notices ON DELETE CASCADE,
  complaint_id bigint UNIQUE REFERENCES complaints ON DELETE CASCADE,
  -- Entered by staff: what came by letter, by phone or from an authority.
  words text,
  created_at timestamptz NOT NULL,
  -- The lines around a reported message, three before and three after, as they were: kept when they are edited or removed.
  lines jsonb,
  CHECK (num_nonnulls(report_id, notice_id, complaint_id, words) = 1)
);
CREATE INDEX case_sources_case ON case_sources (case_id);

-- What happened to a case, also notes and answers of staff.
CREATE TABLE case_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES cases,
  at timestamptz NOT NULL,
  staff_id bigint REFERENCES staff,
  what text NOT NULL CHECK (what IN ('opened', 'joined', 'hidden_at_once', 'claimed', 'released', 'looked', 'note', 'answered', 'decided', 'undone', 'second_asked', 'second_refused', 'second_lapsed', 'appealed', 'appeal_decided', 'closed', 'reopened')),
  -- The number of a report, notice, complaint or decision.
  about text,
  words text,
  -- Of the call that made it, so that a repeated one makes no other.
  client_id uuid UNIQUE
);
CREATE INDEX case_events_case ON case_events (case_id, id);

-- One row a decision, with the columns of the EU's statement of reasons. The letter, the report and the timeline are read from it.
CREATE TABLE decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- Such as D-7K2M-9QXA.
  number text NOT NULL UNIQUE,
  client_id uuid UNIQUE,
  case_id bigint REFERENCES cases,
  -- The affected member; null for what is outside, and after the account is erased.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  act text NOT NULL CHECK (act IN ('accept', 'no_violation', 'warn', 'hide', 'remove', 'restrict', 'suspend', 'ban_rule', 'ban_fraud', 'restore', 'uphold')),
  reason text NOT NULL,
  -- The restricted object: a photo or a message, by its id.
  item bigint,
  -- Of `restrict`: what is not possible meanwhile.
  restricts text[] NOT NULL DEFAULT '{}' CHECK (restricts <@ ARRAY['conversations', 'pictures', 'messages']),
  restriction_visibility text,
  restriction_money text,
  restriction_service text,
  restriction_account text,
  starts_at timestamptz NOT NULL,
  -- Null: without end.
  ends_at timestamptz,
  ground text NOT NULL CHECK (ground IN ('law', 'rule')),
  ground_reference text NOT NULL,
  ground_explanation text NOT NULL CHECK (char_length(ground_explanation) <= 2000),
  content_type text NOT NULL,
  content_date timestamptz,
  category text NOT NULL,
  facts text NOT NULL CHECK (char_length(facts) <= 5000),
  source text NOT NULL CHECK (source IN ('report', 'notice', 'trusted_flagger', 'authority', 'own')),
  found_by_machine boolean NOT NULL,
  decided_by_machine boolean NOT NULL,
  -- Of the row in the transparency database.
  puid uuid NOT NULL UNIQUE,
  decided_by bigint REFERENCES staff,
  approved_by bigint REFERENCES staff,
  approval_id bigint REFERENCES approvals,
  decided_at timestamptz NOT NULL,
  -- It is applied at `due_at`, unless it is withdrawn before. Both null while a second person is asked.
  due_at timestamptz,
  applied_at timestamptz,
  withdrawn_at timestamptz,
  -- The letter as it was sent: its language, and the words of who decided where they replace the preset.
  language text NOT NULL,
  words text NOT NULL DEFAULT '' CHECK (char_length(words) <= 5000),
  -- An answer to an appeal, or a later decision, that ended this one.
  reversed_by bigint REFERENCES decisions,
  -- Of an answer to an appeal: the decision that was appealed against, and who made that, who must be somebody else.
  reviews bigint,
  reviewed_decided_by bigint,
  UNIQUE (id, decided_by),
  FOREIGN KEY (reviews, reviewed_decided_by) REFERENCES decisions (id, decided_by),
  FOREIGN KEY (reviews) REFERENCES decisions (id),
  CHECK (decided_by <> reviewed_decided_by),
  CHECK (approved_by <> decided_by),
  CHECK (decided_by_machine = (decided_by IS NULL)),
  CHECK (num_nonnulls(applied_at, withdrawn_at) <= 1)
);
CREATE INDEX decisions_user ON decisions (user_id);
CREATE INDEX decisions_case ON decisions (case_id);
-- Serves: what is to be applied.
CREATE INDEX decisions_due ON decisions (due_at) WHERE applied_at IS NULL AND withdrawn_at IS NULL;
-- An open case has one decision that stands or waits.
CREATE UNIQUE INDEX decisions_one_a_case ON decisions (case_id) WHERE withdrawn_at IS NULL AND NOT decided_by_machine AND reversed_by IS NULL AND act <> 'restore';

ALTER TABLE cases ADD FOREIGN KEY (appeal_of) REFERENCES decisions;

-- A person looked at private lines: shown to the member whose lines they are.
CREATE TABLE looks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  case_id bigint NOT NULL REFERENCES cases,
  staff_id bigint NOT NULL REFERENCES staff,
  -- The member who is told; each of the two of a conversation has a row.
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  lines integer NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  -- From when the member sees it: who reported at once, who was reported when the case is decided.
  shown_from timestamptz
);
CREATE INDEX looks_user ON looks (user_id);
