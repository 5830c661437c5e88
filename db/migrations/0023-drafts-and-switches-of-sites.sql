-- Settings of a site are changed in a draft and published with a history; four things can be switched off at once; a site can close.

-- What is switched off, by name: since when, and the operator's words for members.
ALTER TABLE sites ADD COLUMN switches jsonb NOT NULL DEFAULT '{}';
-- Null: it stays open. Then its hosts answer that it has closed.
ALTER TABLE sites ADD COLUMN closes_at timestamptz;
-- The last member who was mailed that it closes.
ALTER TABLE sites ADD COLUMN closing_mailed_to bigint NOT NULL DEFAULT 0;

-- What would change with the next publication, by field. A row stays after it, because it counts the versions.
CREATE TABLE site_drafts (
  site_id smallint PRIMARY KEY REFERENCES sites,
  -- Rises with each change of the draft, and with each publication.
  version integer NOT NULL CHECK (version > 0),
  changes jsonb NOT NULL,
  changed_by bigint REFERENCES staff,
  changed_at timestamptz NOT NULL
);

-- What was published, the old and the new value of each field.
CREATE TABLE site_editions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  at timestamptz NOT NULL,
  staff_id bigint NOT NULL REFERENCES staff,
  changes jsonb NOT NULL,
  -- The one that it takes back.
  reverts bigint UNIQUE REFERENCES site_editions
);
-- Serves: the history of a site, the newest first.
CREATE INDEX site_editions_newest ON site_editions (site_id, id DESC);

-- Changes that members and visitors can read: what could deceive them.
CREATE TABLE public_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  at timestamptz NOT NULL,
  -- Which value it is, such as `refund_days`.
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  old jsonb NOT NULL,
  new jsonb NOT NULL
);
-- Serves: the public history of a site, the newest first.
CREATE INDEX public_changes_newest ON public_changes (site_id, id DESC);
