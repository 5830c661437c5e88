-- Finding people: what of a profile is liked, the swipe game, the match finder, photos that are managed, and reports.

ALTER TABLE photos
  -- The files exist as AVIF too: `<name>-<width>.avif`.
  ADD COLUMN avif boolean NOT NULL DEFAULT false,
  -- Perceptual hash; pictures that look alike differ in few of its bits. Null: a photo from before.
  ADD COLUMN phash bit(64),
  -- Why it waits for somebody to look at it, although photos are approved by themselves here.
  ADD COLUMN held_for text CHECK (held_for IN ('duplicate')),
  -- Out of sight since then; the row and its files go when it cannot be brought back any more.
  ADD COLUMN deleted_at timestamptz;
-- Serves: photos that may look like a new one: of 64 bits that differ in at most 3, one quarter at least is equal.
CREATE INDEX photos_phash_1 ON photos (substring(phash from 1 for 16)) WHERE phash IS NOT NULL;
CREATE INDEX photos_phash_2 ON photos (substring(phash from 17 for 16)) WHERE phash IS NOT NULL;
CREATE INDEX photos_phash_3 ON photos (substring(phash from 33 for 16)) WHERE phash IS NOT NULL;
CREATE INDEX photos_phash_4 ON photos (substring(phash from 49 for 16)) WHERE phash IS NOT NULL;
-- Serves: whose time to be brought back is over.
CREATE INDEX photos_deleted ON photos (deleted_at) WHERE deleted_at IS NOT NULL;

-- Pictures that may not be shown on any site: by what they look like, never the picture.
CREATE TABLE banned_photos (
  phash bit(64) PRIMARY KEY,
  reason text NOT NULL,
  created_at timestamptz NOT NULL
);

-- What of a profile is liked, and what is said with it. A like of the whole profile has neither photo nor line.
ALTER TABLE likes
  ADD COLUMN photo_id bigint REFERENCES photos ON DELETE SET NULL,
  ADD COLUMN line text,
  ADD COLUMN note text;
-- Serves: forgetting a photo that goes.
CREATE INDEX likes_photo ON likes (photo_id) WHERE photo_id IS NOT NULL;

-- Whom a member judged in the swipe game.
CREATE TABLE swipes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  liked boolean NOT NULL,
  -- The decision made the like, so that taking it back takes the like back.
  made_like boolean NOT NULL,
  -- The site's day, whose likes are counted.
  day date NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, member_id),
  CHECK (user_id <> member_id),
  CHECK (liked OR NOT made_like)
);
-- Serves: a member's last decision, and the likes of a day.
CREATE INDEX swipes_last ON swipes (user_id, created_at DESC);
-- Serves: the purge of somebody who was judged.
CREATE INDEX swipes_member ON swipes (member_id);

CREATE TABLE match_finder_skips (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  skipped_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, member_id),
  CHECK (user_id <> member_id)
);
-- Serves: the purge of somebody who was skipped; forgetting old ones.
CREATE INDEX match_finder_skips_member ON match_finder_skips (member_id);
CREATE INDEX match_finder_skips_at ON match_finder_skips (skipped_at);

-- What a member reported, with what it was about at that time, so that the evidence outlives changes, a block and a deletion.
CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- What the reporter quotes.
  number text NOT NULL UNIQUE,
  client_id uuid NOT NULL,
  -- Null: the account is purged.
  reporter_id bigint REFERENCES users ON DELETE SET NULL,
  reported_id bigint REFERENCES users ON DELETE SET NULL,
  subject text NOT NULL CHECK (subject IN ('profile', 'photo', 'message')),
  -- The photo's or the message's id; 0: the profile.
  item bigint NOT NULL DEFAULT 0,
  reason text NOT NULL CHECK (reason IN ('fake', 'money', 'harassment', 'explicit', 'underage', 'offensive', 'other')),
  text text NOT NULL DEFAULT '',
  -- Name, words, photo or message as they were.
  evidence jsonb NOT NULL,
  state text NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'acted', 'dismissed')),
  statement text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (reporter_id, client_id),
  UNIQUE (reporter_id, reported_id, subject, item),
  CHECK ((state = 'received') = (decided_at IS NULL))
);
-- Serves: a member's own reports; what was reported of a member; what waits for a decision.
CREATE INDEX reports_reporter ON reports (reporter_id, id DESC);
CREATE INDEX reports_reported ON reports (reported_id, id DESC);
CREATE INDEX reports_waiting ON reports (site_id, id) WHERE state = 'received';
