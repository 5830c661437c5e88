-- What conversations hold besides words: pictures, GIFs, drafts; marks that are not told; a limit of one's own; push.

-- A picture of a conversation: uploaded first, then sent with a message. What is not sent within a day is forgotten.
CREATE TABLE chat_images (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- For whom it was uploaded: it can be sent to nobody else.
  other_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Made by the sender's client, once for each picture.
  client_id uuid NOT NULL,
  -- Of its files.
  name text NOT NULL UNIQUE,
  -- Px of the largest file.
  width whole NOT NULL,
  height whole NOT NULL,
  thumb_hash text NOT NULL,
  avif boolean NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, client_id)
);
-- Serves: the purge of somebody whom pictures were for; what was never sent.
CREATE INDEX chat_images_other ON chat_images (other_id);
CREATE INDEX chat_images_created ON chat_images (created_at);

ALTER TABLE messages
  ADD COLUMN image_id bigint REFERENCES chat_images ON DELETE SET NULL,
  -- What a GIF needs to be shown: id, width and height in px, what it shows in words.
  ADD COLUMN gif jsonb;
-- Serves: is a picture sent, and with which message; no picture is sent twice.
CREATE UNIQUE INDEX messages_image ON messages (image_id) WHERE image_id IS NOT NULL;

-- Words that are not sent yet, the same on every device.
CREATE TABLE chat_drafts (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  other_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  -- By the writer's clock: an older one never replaces a newer one.
  written_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, other_id)
);
-- Serves: the purge of somebody to whom drafts are.
CREATE INDEX chat_drafts_other ON chat_drafts (other_id);

ALTER TABLE users
  -- False: nobody is told what this member has read, and this member is not told it of anybody.
  ADD COLUMN read_marks boolean NOT NULL DEFAULT true,
  -- Credits that the member wants to spend in a calendar month at most; null: no limit.
  ADD COLUMN monthly_limit int CHECK (monthly_limit >= 0),
  -- Pushed notifications say what was written.
  ADD COLUMN push_preview boolean NOT NULL DEFAULT false;

ALTER TABLE balances
  -- First day of the month, in the site's time zone, in which `month_spent` credits were spent.
  ADD COLUMN month date,
  ADD COLUMN month_spent whole NOT NULL DEFAULT 0;

ALTER TABLE conversations
  -- What this side had removed before it removed more, at that time: for a moment it can be taken back.
  ADD COLUMN low_removed_before bigint,
  ADD COLUMN high_removed_before bigint,
  ADD COLUMN low_removed_at timestamptz,
  ADD COLUMN high_removed_at timestamptz;

-- A browser that is told by push (RFC 8030, 8291), for as long as its session.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Serves: a member's browsers; what ends with a session.
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);
