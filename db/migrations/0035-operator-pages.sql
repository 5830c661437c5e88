-- Pages that an operator writes, at /{slug}, in Markdown.

CREATE TABLE operator_pages (
  site_id smallint NOT NULL REFERENCES sites,
  slug text NOT NULL CHECK (slug ~ '^[a-z][a-z0-9-]{1,39}$' AND slug NOT LIKE 'u-%'),
  language text NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  -- What search engines show of it.
  description text NOT NULL CHECK (length(description) BETWEEN 1 AND 300),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 50000),
  changed_at timestamptz NOT NULL,
  -- Of the whole page: its address answers 410 from then on.
  withdrawn_at timestamptz,
  -- Serves: a page in all its languages, and the list of a site.
  PRIMARY KEY (site_id, slug, language)
);
