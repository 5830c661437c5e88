-- A type that is off by mail and by push is "disabled"; both are kept, so that one can come back without the other.
ALTER TABLE users
  ADD COLUMN mail_off text[] NOT NULL DEFAULT '{}',
  ADD COLUMN push_off text[] NOT NULL DEFAULT '{}';
UPDATE users SET mail_off = notifications_disabled, push_off = notifications_disabled WHERE notifications_disabled <> '{}';
ALTER TABLE users DROP COLUMN notifications_disabled;

-- What somebody may be told about: looked at when it is due, and told only if it is still unseen then.
CREATE TABLE pending_notifications (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, type)
);
-- Serves: what is due.
CREATE INDEX pending_notifications_due ON pending_notifications (due_at);

-- What went out, for the limits per member.
CREATE TABLE sent_notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  sent_at timestamptz NOT NULL
);
-- Serves: the last ones of a member; forgetting old ones.
CREATE INDEX sent_notifications_user ON sent_notifications (user_id, sent_at DESC);
CREATE INDEX sent_notifications_at ON sent_notifications (sent_at);

-- Whoever is a member already gets the weekly update on the weekday of the signup; new members from their activation on.
INSERT INTO pending_notifications (user_id, type, due_at)
  SELECT id, 'weekly_updates', signup_date + interval '7 days' * (1 + floor(extract(epoch FROM now() - signup_date) / (7 * 86400)))
  FROM users WHERE status = 'active';
