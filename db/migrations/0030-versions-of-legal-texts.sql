-- Terms, privacy and imprint as the operator published them, by language. The words are with the operator's other texts.
CREATE TABLE legal_versions (
  site_id smallint NOT NULL REFERENCES sites (id),
  key text NOT NULL CHECK (key IN ('terms', 'privacy', 'imprint')),
  language text NOT NULL,
  -- Counts up within the language.
  number integer NOT NULL CHECK (number > 0),
  -- The same number in several languages is the same text: whoever agreed to one of them is not asked for another.
  edition integer NOT NULL CHECK (edition > 0),
  published_at timestamptz NOT NULL,
  begins_at timestamptz NOT NULL,
  asks boolean NOT NULL,
  -- What changes, in the operator's words; empty: nothing is said.
  summary text NOT NULL CHECK (length(summary) <= 2000),
  -- The last member who was taken up for a mail.
  mailed_to bigint NOT NULL DEFAULT 0,
  CHECK (begins_at >= published_at),
  PRIMARY KEY (site_id, key, language, number)
);

-- What is said with the next version of a text, until it is published.
CREATE TABLE legal_announcements (
  site_id smallint NOT NULL REFERENCES sites (id),
  key text NOT NULL CHECK (key IN ('terms', 'privacy', 'imprint')),
  language text NOT NULL,
  summary text NOT NULL CHECK (length(summary) <= 2000),
  -- Null: at once.
  begins_at timestamptz,
  asks boolean NOT NULL,
  PRIMARY KEY (site_id, key, language)
);

-- Who was mailed about which terms: one row a member and edition, so nobody is mailed twice.
CREATE TABLE terms_mails (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  edition integer NOT NULL,
  version text NOT NULL,
  mailed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, edition)
);
