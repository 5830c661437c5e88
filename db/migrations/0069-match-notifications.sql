-- Whoever took a like back and liked again told the other member of the same match each time. Whom a match was announced to
-- is kept, so that it is announced once, whichever of the two likes again.
CREATE TABLE match_notifications (
  low_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  high_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (low_id, high_id),
  CHECK (low_id < high_id)
);

-- For the cascade of an erased account.
CREATE INDEX match_notifications_high ON match_notifications (high_id);

-- Matches that exist have been announced.
INSERT INTO match_notifications (low_id, high_id, created_at)
  SELECT l.from_id, l.to_id, greatest(l.created_at, b.created_at)
  FROM likes l JOIN likes b ON b.from_id = l.to_id AND b.to_id = l.from_id
  WHERE l.from_id < l.to_id;
