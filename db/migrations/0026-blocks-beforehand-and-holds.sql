-- What staff block beforehand on a site: addresses of a mail domain and callers of a network at the signup, phrases in messages, photos
-- by their hash. A hash never refuses anything: it only asks a person to look.
CREATE TABLE advance_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind IN ('mail_domain', 'network', 'phrase', 'photo_hash')),
  -- Normalised: what is compared, and shown.
  value text NOT NULL,
  effect text NOT NULL CHECK (effect IN ('refuse', 'review')),
  -- For staff; members read a text of their own.
  reason text NOT NULL,
  -- Null: until somebody ends it.
  until timestamptz,
  created_at timestamptz NOT NULL,
  created_by bigint NOT NULL REFERENCES staff,
  ended_at timestamptz,
  hits integer NOT NULL DEFAULT 0,
  last_hit_at timestamptz,
  CHECK (kind <> 'photo_hash' OR effect = 'review')
);
-- Serves: a value is blocked once.
CREATE UNIQUE INDEX advance_blocks_standing ON advance_blocks (site_id, kind, value) WHERE ended_at IS NULL;
-- Serves: the list of a site, the newest first.
CREATE INDEX advance_blocks_site ON advance_blocks (site_id, id DESC);

-- A case can be opened by a block: about a message, by its id, or about an account or a photo.
ALTER TABLE case_sources
  ADD COLUMN block_id bigint REFERENCES advance_blocks,
  ADD COLUMN message_id bigint;
ALTER TABLE case_sources DROP CONSTRAINT case_sources_check;
ALTER TABLE case_sources ADD CONSTRAINT case_sources_check CHECK (num_nonnulls(report_id, notice_id, complaint_id, block_id, words) = 1);
ALTER TABLE case_sources ADD CHECK (message_id IS NULL OR block_id IS NOT NULL);
-- Serves: a message stands in a case once for each block.
CREATE UNIQUE INDEX case_sources_block ON case_sources (block_id, message_id) WHERE block_id IS NOT NULL;

-- Keeps an account from its purge, because an authority has asked for it by a reference.
CREATE TABLE account_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- It goes with the account when it has ended.
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reference text NOT NULL,
  reason text NOT NULL,
  -- Null: until somebody ends it.
  until timestamptz,
  created_at timestamptz NOT NULL,
  created_by bigint NOT NULL REFERENCES staff,
  ended_at timestamptz
);
-- Serves: whether an account is held, and one hold for each reference.
CREATE UNIQUE INDEX account_holds_standing ON account_holds (user_id, reference) WHERE ended_at IS NULL;

-- What a decision removes besides its `item`.
CREATE TABLE decision_items (
  decision_id bigint NOT NULL REFERENCES decisions,
  content text NOT NULL CHECK (content IN ('photo', 'message')),
  item bigint NOT NULL,
  PRIMARY KEY (decision_id, content, item)
);
-- Serves: what was decided about a photo, for its owner.
CREATE INDEX decision_items_item ON decision_items (item);
