CREATE TABLE profiles (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  site_id smallint NOT NULL REFERENCES sites,
  name text NOT NULL,
  -- `disabled`: in no list (not activated yet, deleted, held).
  status text NOT NULL CHECK (status IN ('disabled', 'active')),
  gender text NOT NULL CHECK (gender IN ('woman', 'man', 'non_binary')),
  search_gender text[] NOT NULL,
  search_min_age smallint NOT NULL DEFAULT 18,
  search_max_age smallint NOT NULL DEFAULT 99,
  date_of_birth date NOT NULL,
  country text NOT NULL,
  region text,
  town text,
  -- Centre of a grid cell of about 2 km, never the place itself.
  lat real,
  lon real,
  about text NOT NULL DEFAULT '',
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  sexuality text,
  interests text[] NOT NULL DEFAULT '{}',
  -- Declared fictional by the site. Such a profile may not like, view, write or count.
  fictional boolean NOT NULL DEFAULT false,
  last_active_at timestamptz NOT NULL,
  -- Last sign of a live connection; neither indexed nor counted as a change, so that a minute's batch is cheap.
  online_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (user_id, fictional)
);
-- Serves: what changed since the search index last looked.
CREATE INDEX profiles_updated ON profiles (updated_at, user_id);

CREATE TABLE photos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The first active one is the main image.
  position smallint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'rejected')),
  -- Random name; the files are `<name>-<width>.webp`, the blurred one `<name>-blurred.webp`.
  name text NOT NULL UNIQUE,
  width smallint NOT NULL,
  height smallint NOT NULL,
  thumb_hash text NOT NULL,
  caption text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
-- Serves: a member's photos in order.
CREATE INDEX photos_user ON photos (user_id, position, id);

CREATE TABLE blocks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, blocked_id),
  CHECK (user_id <> blocked_id)
);
-- Serves: who blocked me (a block hides both from each other).
CREATE INDEX blocks_blocked ON blocks (blocked_id, user_id);

-- Who exists for whom: active, of the same site, not oneself, no block in either direction.
CREATE VIEW visible_members (viewer_id, user_id) AS
  SELECT viewer.user_id, seen.user_id
  FROM profiles viewer
  JOIN profiles seen ON seen.site_id = viewer.site_id AND seen.status = 'active' AND seen.user_id <> viewer.user_id
  WHERE NOT EXISTS (SELECT FROM blocks b WHERE b.user_id = viewer.user_id AND b.blocked_id = seen.user_id)
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.user_id = seen.user_id AND b.blocked_id = viewer.user_id);

CREATE TABLE likes (
  from_id bigint NOT NULL,
  -- The database itself forbids a like from a fictional profile.
  from_fictional boolean NOT NULL DEFAULT false CHECK (NOT from_fictional),
  to_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  PRIMARY KEY (from_id, to_id),
  FOREIGN KEY (from_id, from_fictional) REFERENCES profiles (user_id, fictional) ON DELETE CASCADE,
  CHECK (from_id <> to_id)
);
-- Serves: likes received, newest first.
CREATE INDEX likes_to ON likes (to_id, created_at DESC);
