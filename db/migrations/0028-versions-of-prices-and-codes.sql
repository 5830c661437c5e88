-- Prices are published as whole versions, at once or from a time on; what was sold before keeps its price.

CREATE TABLE price_versions (
  site_id smallint NOT NULL REFERENCES sites,
  version integer NOT NULL CHECK (version > 0),
  valid_from timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  staff_id bigint NOT NULL REFERENCES staff,
  -- When it was written to the public history: once it counts.
  told_at timestamptz,
  PRIMARY KEY (site_id, version)
);

-- What a package is from a version on. Of several that are valid, the latest version counts; before the first one, what `packages` says.
CREATE TABLE package_terms (
  package_id bigint NOT NULL REFERENCES packages,
  version integer NOT NULL,
  valid_from timestamptz NOT NULL,
  credits integer NOT NULL CHECK (credits >= 0),
  days smallint NOT NULL CHECK (days BETWEEN 0 AND 3660),
  prices jsonb NOT NULL,
  position smallint NOT NULL,
  offered boolean NOT NULL,
  PRIMARY KEY (package_id, version)
);

-- Rises with each change: of two people who change a code at once, the later is told.
ALTER TABLE discount_codes ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Serves: the codes of a site, the newest first.
CREATE INDEX discount_codes_newest ON discount_codes (site_id, id DESC);
-- Serves: the uses of a code.
CREATE INDEX discount_uses_code ON discount_uses (code);

-- How often a code was refused, by reason; nobody's name.
CREATE TABLE discount_refusals (
  site_id smallint NOT NULL REFERENCES sites,
  code text NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) <= 60),
  count integer NOT NULL CHECK (count > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, code, reason)
);
