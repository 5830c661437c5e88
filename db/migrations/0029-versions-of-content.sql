-- What the operator writes for a site: pages, words of landers, icebreakers, gifts, teasers and legal texts. Each save is a version; the
-- latest one that was published is live, a later one that was not is the draft.
CREATE TABLE content_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind IN ('page', 'lander', 'icebreaker', 'gift', 'teaser', 'legal')),
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 60),
  -- Empty: what holds in all languages.
  language text NOT NULL CHECK (language ~ '^([a-z]{2})?$'),
  version integer NOT NULL CHECK (version > 0),
  content jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  -- Null: a command on the machine.
  saved_by bigint REFERENCES staff,
  published_at timestamptz,
  published_by bigint REFERENCES staff,
  -- The version whose content this one takes again.
  reverts integer,
  -- Serves: the versions of one text.
  UNIQUE (site_id, kind, key, language, version)
);
-- Serves: what is live of a kind.
CREATE INDEX content_versions_published ON content_versions (site_id, kind, key, language, version DESC) WHERE published_at IS NOT NULL;
