-- A decision can close an account: for a time (`suspended`) or for good (`banned`). Both are hidden like `held`, and book nothing.
ALTER TABLE users DROP CONSTRAINT users_status_check;
ALTER TABLE users ADD CONSTRAINT users_status_check CHECK (status IN ('not_confirmed', 'active', 'deleted', 'held', 'suspended', 'banned'));
-- A closed account can be deleted too, and stays closed.
ALTER TABLE users DROP CONSTRAINT users_deleted_from_check;
ALTER TABLE users ADD CONSTRAINT users_deleted_from_check CHECK (deleted_from IN ('not_confirmed', 'active', 'held', 'suspended', 'banned'));
ALTER TABLE users
  -- Of an account that a decision has closed: the status to which it comes back, the decision's number, and until when.
  ADD COLUMN closed_from text CHECK (closed_from IN ('not_confirmed', 'active')),
  ADD COLUMN closed_by text,
  ADD COLUMN closed_until timestamptz,
  -- What the member cannot do meanwhile, such as {"messages": {"number": "D-7K2M-9QXA", "until": null}}. Null for nearly everybody.
  ADD COLUMN restricted jsonb;
-- Serves: suspensions whose time is over.
CREATE INDEX users_suspended ON users (closed_until) WHERE status = 'suspended';

-- A decision can hide the profile, for a time or without end. Whoever has a conversation with the member still sees them.
ALTER TABLE profiles
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN hidden_until timestamptz,
  ADD CHECK (hidden OR hidden_until IS NULL);
-- Serves: profiles that are to be shown again.
CREATE INDEX profiles_hidden ON profiles (hidden_until) WHERE hidden;

-- A photo that is hidden until a case is decided is seen by its owner only.
ALTER TABLE photos DROP CONSTRAINT photos_held_for_check;
ALTER TABLE photos ADD CONSTRAINT photos_held_for_check CHECK (held_for IN ('duplicate', 'decision'));

-- Messages that a decision has removed, whole, so that an appeal can bring them back. They are gone for both members.
CREATE TABLE removed_messages (
  id bigint PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  client_id uuid NOT NULL,
  image_id bigint REFERENCES chat_images ON DELETE SET NULL,
  -- The row of `messages`.
  message jsonb NOT NULL,
  removed_at timestamptz NOT NULL,
  UNIQUE (sender_id, client_id)
);
CREATE INDEX removed_messages_conversation ON removed_messages (conversation_id);
CREATE INDEX removed_messages_image ON removed_messages (image_id) WHERE image_id IS NOT NULL;

-- What is restricted, in our words; `content_type` says it in those of the EU.
ALTER TABLE decisions ADD COLUMN content text NOT NULL DEFAULT 'profile' CHECK (content IN ('profile', 'photo', 'message'));
-- Serves: what restricts a member now.
CREATE INDEX decisions_standing ON decisions (user_id) WHERE applied_at IS NOT NULL AND reversed_by IS NULL;
