-- Staff looked at private data of a member's account; the member reads it in the settings.
CREATE TABLE data_looks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  staff_id bigint NOT NULL REFERENCES staff,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  what text[] NOT NULL CHECK (what <@ ARRAY['email', 'birth_date', 'iban'] AND what <> '{}'),
  reason text NOT NULL,
  at timestamptz NOT NULL
);
-- Serves: what a member reads about looks.
CREATE INDEX data_looks_user ON data_looks (user_id, id);

-- Mails that staff wrote to one member, as they were sent.
CREATE TABLE member_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  staff_id bigint NOT NULL REFERENCES staff,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  client_id uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  -- Null: in the words of whoever wrote it.
  preset text,
  words text NOT NULL CHECK (char_length(words) <= 5000)
);
-- Serves: messages of a member.
CREATE INDEX member_messages_user ON member_messages (user_id, id);

-- Mails to members that did not arrive: the newest try of each kind and day.
CREATE TABLE refused_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  -- In UTC.
  day date NOT NULL,
  at timestamptz NOT NULL,
  -- `refused`: for good, by the mail server of the address. `unreachable`: it is tried again.
  reason text NOT NULL CHECK (reason IN ('refused', 'unreachable')),
  UNIQUE (user_id, kind, day)
);
-- Serves: forgetting old ones.
CREATE INDEX refused_mails_day ON refused_mails (day);

-- Whose login a counter limits: the hash of site and address. Null for counters of networks, and for those of older releases.
ALTER TABLE login_failures ADD COLUMN account bytea;
-- Serves: ending the lock of one account.
CREATE INDEX login_failures_account ON login_failures (account) WHERE account IS NOT NULL;

-- Serves: the newest members of a site.
CREATE INDEX users_site ON users (site_id, id);
-- Serves: members by the beginning of their name.
CREATE INDEX profiles_name ON profiles (site_id, (lower(name) COLLATE "C"), user_id);
