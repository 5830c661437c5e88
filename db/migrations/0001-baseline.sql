-- The schema with which Emberleaf begins: tables, constraints and indexes, by feature. Views, functions and triggers are in
-- db/functions. What changes after the first release is a migration of its own (docs/how-to/add-a-migration.md).

-- What every message passes is checked by domains: PostgreSQL compiles a domain's check once for a connection, but a
-- table's check again with every statement (measured: 1 against 14 µs for the kinds below).
CREATE DOMAIN whole AS int CHECK (VALUE >= 0);
CREATE DOMAIN not_fictional AS boolean CHECK (NOT VALUE);
-- `returned_…`: credits given back because what they paid for did not arrive: its recipient was removed for fraud, was never active,
-- or deleted the account without having read it.
CREATE DOMAIN ledger_kind AS text CHECK (VALUE IN (
  'signup', 'grant', 'purchase', 'message', 'photo', 'gift', 'refund', 'chargeback',
  'returned_fraud', 'returned_inactive', 'returned_deleted'));

-- ======== Sites (site) ========

-- A site is one brand of the installation; each request host belongs to one.
CREATE TABLE sites (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hosts text[] NOT NULL,
  -- Both are validated by the contract when they are read and written.
  settings jsonb NOT NULL,
  company jsonb NOT NULL,
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Serves: which site does this host belong to.
CREATE INDEX sites_hosts ON sites USING gin (hosts);

-- ======== Accounts (account, account-settings) ========

-- An account on one site.
CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- Lower case: addresses are compared without regard to case.
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  language text NOT NULL,
  status text NOT NULL CHECK (status IN ('not_confirmed', 'active', 'deleted', 'held')),
  role text CHECK (role = 'operator'),
  paid_user boolean NOT NULL DEFAULT false,
  signup_date timestamptz NOT NULL,
  -- A deleted account keeps its rows until it is purged. `deleted_from`: the status that it gets again when its member comes back.
  deleted_at timestamptz,
  deleted_from text CHECK (deleted_from IN ('not_confirmed', 'active')),
  deletion_reason text,
  -- Made by the browser, once per signup: a repeated call with it and the right password answers the account it made.
  signup_client_id uuid,
  -- Types of notifications that are off. One that is off by mail and by push is "disabled"; both are kept, so that one can come back
  -- without the other.
  mail_off text[] NOT NULL DEFAULT '{}',
  push_off text[] NOT NULL DEFAULT '{}',
  -- False: nobody is told what this member has read, and this member is not told it of anybody.
  read_marks boolean NOT NULL DEFAULT true,
  -- Credits that the member wants to spend in a calendar month at most; null: no limit.
  monthly_limit int CHECK (monthly_limit >= 0),
  -- Pushed notifications say what was written.
  push_preview boolean NOT NULL DEFAULT false,
  UNIQUE (site_id, email),
  CHECK ((status = 'deleted') = (deleted_at IS NOT NULL) AND (deleted_at IS NULL) = (deleted_from IS NULL))
);
-- Serves: whose 14 days are over.
CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL;
-- Serves: whose messages may have to be given back.
CREATE INDEX users_unreachable ON users (id) WHERE status IN ('held', 'not_confirmed');

-- A login of a browser; it lasts until it is ended or not used for long.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the member last proved to be the one who is logged in.
  confirmed_at timestamptz,
  -- Where it began, as coarsely as members see it at their logins: ISO 3166-1 alpha-2; null when unknown.
  country char(2)
);
-- Serves: end a user's sessions, list them.
CREATE INDEX sessions_user ON sessions (user_id);

-- Single-use links in mails; only the hash of the token is known.
CREATE TABLE link_tokens (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('activation', 'password_reset', 'mail_change', 'login')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The address that a link of the purpose 'mail_change' confirms.
  email text,
  CHECK ((purpose = 'mail_change') = (email IS NOT NULL))
);
-- Serves: how many links of a purpose did a user get lately.
CREATE INDEX link_tokens_user ON link_tokens (user_id, purpose, created_at);

-- When the owner of an address was last notified that somebody signed up with it again: at most once a day.
CREATE TABLE known_address_mails (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sent_at timestamptz NOT NULL
);

-- Mails that anybody can cause to an address: counted for known and unknown addresses alike. The counter is a hash.
CREATE TABLE mail_requests (
  counter bytea NOT NULL,
  requested_at timestamptz NOT NULL,
  PRIMARY KEY (counter, requested_at)
);
-- Serves: deleting old ones.
CREATE INDEX mail_requests_at ON mail_requests (requested_at);

-- What was agreed to, in which words, when. Append only: the newest row of a purpose counts.
CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('adult', 'terms', 'tracking', 'sexuality', 'explicit_interests', 'promotions')),
  granted boolean NOT NULL,
  text_version text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Serves: the newest consent of a user and purpose.
CREATE INDEX consents_user ON consents (user_id, purpose, id DESC);

-- Calls that happened and cannot happen again, so that the same call, made again because its answer was lost, gets the same answer.
CREATE TABLE idempotency_keys (
  -- A hash of what makes the call the same one.
  key bytea PRIMARY KEY,
  -- Null where the call does not say whom it is for.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
-- Serves: deleting expired ones.
CREATE INDEX idempotency_keys_expires ON idempotency_keys (expires_at);
-- Serves: deleting those of a purged account.
CREATE INDEX idempotency_keys_user ON idempotency_keys (user_id);

-- Copies of their data that members have asked for.
CREATE TABLE data_exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  requested_at timestamptz NOT NULL,
  -- Where it was asked for: the base of the link in the mail.
  origin text NOT NULL,
  -- Null until the file is made.
  ready_at timestamptz,
  -- Name in the storage.
  file text UNIQUE
);
-- Serves: deleting old ones.
CREATE INDEX data_exports_requested ON data_exports (requested_at);
-- Serves: a member's newest export.
CREATE INDEX data_exports_user ON data_exports (user_id, id DESC);

-- ======== Signup, and where visitors come from (signup, proof-of-work, visits) ========

-- Signups on sites that do not reveal who is a member: kept until the mailed link is opened, which creates the account. No account
-- exists yet, so the row refers to none; it is deleted after 72 hours (src/features/signup/server/pending-signup-repo.ts).
CREATE TABLE pending_signups (
  site_id smallint NOT NULL REFERENCES sites ON DELETE CASCADE,
  -- A later signup with the same address replaces the earlier one.
  email text NOT NULL CHECK (email = lower(email)),
  token_hash bytea NOT NULL UNIQUE,
  password_hash text NOT NULL,
  -- The validated form without the password, and what the account needs of the call.
  answers jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, email)
);
-- Serves: deleting expired ones.
CREATE INDEX pending_signups_created_at ON pending_signups (created_at);

-- How often calls that create accounts or send mails came in: for a site and for a network, in a span that begins with the first
-- one; and how often a solved challenge was used. What is counted is a keyed hash, so no address can be read here.
CREATE TABLE pressure_counts (
  counter text PRIMARY KEY,
  calls int NOT NULL CHECK (calls > 0),
  until timestamptz NOT NULL
);

-- Where visitors came from: with their consent only, without anybody's name, and for 30 days.
CREATE TABLE visits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- Of the cookie by which the visitor's browser takes the consent back.
  token_hash bytea NOT NULL,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  -- Of the question that was answered with yes.
  text_version text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When a page of this visit was first hidden.
  hidden_at timestamptz,
  -- On which of our own pages a visit from an advertisement began, as `video/two-cups`: the operator's report compares landers by
  -- it. Stored and deleted with the source beside it, under the same consent.
  lander text,
  UNIQUE (site_id, token_hash)
);
-- Serves: deleting old ones.
CREATE INDEX visits_created ON visits (created_at);

-- Where a member came from, kept with their consent and for 30 days only.
CREATE TABLE trackings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  created_at timestamptz NOT NULL,
  -- As in visits.
  lander text
);
-- Serves: deleting old ones.
CREATE INDEX trackings_created ON trackings (created_at);

-- ======== Logins (login-security) ========

-- Failed logins by counter (a known device's own, or one shared per unknown address and account).
CREATE TABLE login_failures (
  counter bytea PRIMARY KEY,
  failures int NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz
);

-- Browsers that have logged in to an account, whose guesses are counted apart. Kept here and not in
-- signed cookies: of those, whoever signs up with a stranger's address can make any number, and they outlive a leaked password.
CREATE TABLE known_devices (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of the cookie.
  token_hash bytea NOT NULL,
  used_at timestamptz NOT NULL,
  -- Serves: is this browser known to the account, the oldest ones of an account, erasing an account.
  PRIMARY KEY (user_id, token_hash)
);
-- Serves: has this browser a token of ours.
CREATE INDEX known_devices_token ON known_devices (token_hash);

-- The newest logins of each member, shown to the member: by which browser and from which country, no address.
CREATE TABLE logins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  at timestamptz NOT NULL,
  user_agent text NOT NULL,
  country char(2)
);
-- Serves: deleting old ones.
CREATE INDEX logins_at ON logins (at);
-- Serves: a member's newest logins.
CREATE INDEX logins_user ON logins (user_id, id DESC);

-- Public keys of members' devices. A passkey belongs to the host on which it was made.
CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- As its device names it, in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  host text NOT NULL,
  -- How often the device has signed, where it counts.
  sign_count bigint NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
-- Serves: a member's passkeys.
CREATE INDEX passkeys_user ON passkeys (user_id);

-- The app that shows a member's one-time codes (TOTP).
CREATE TABLE authenticators (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Sealed.
  secret bytea NOT NULL,
  -- The newest step of 30 seconds whose code was used: each code serves once.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- Null until its first code was right; before that it is not asked for.
  confirmed_at timestamptz
);

-- In place of a one-time code, each once.
CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Keyed with the installation's secret.
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- ======== Profiles and photos (members, profile, photos, search) ========

-- What others see of a member, and whom the member looks for.
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
  hide_online boolean NOT NULL DEFAULT false,
  hide_from_search boolean NOT NULL DEFAULT false,
  -- Where the place comes from: a town that was chosen, or the device.
  place_source text CHECK (place_source IN ('town', 'device')),
  -- When the place was changed, the last 20 times, newest last: who moves too often is measuring how far others are.
  placed_at timestamptz[] NOT NULL DEFAULT '{}',
  -- What members say to the prompts that they chose, in their order: a list of at most three of {"prompt", "answer"}, which is only
  -- read with the profile, so that it needs no table of its own.
  answers jsonb NOT NULL DEFAULT '[]',
  -- Where others see a member. Distances are shown rounded, but several accounts at places of their own could draw circles, and
  -- found a member's square of two kilometres. So others see each member 4.5 to 6.5 km away from where they are, in a secret
  -- direction that only changes with the square of ten kilometres: the average over any number of accounts is that other place.
  place_secret uuid NOT NULL DEFAULT gen_random_uuid(),
  shown_lat real,
  shown_lon real,
  UNIQUE (user_id, fictional)
);
-- Serves: what changed since the search index last looked.
CREATE INDEX profiles_updated ON profiles (updated_at, user_id);

-- Photos of profiles.
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
  created_at timestamptz NOT NULL,
  -- Made by the browser, once per upload: a repeated one finds the first.
  client_id uuid,
  -- The files exist as AVIF too: `<name>-<width>.avif`.
  avif boolean NOT NULL DEFAULT false,
  -- Perceptual hash; pictures that look alike differ in few of its bits.
  phash bit(64),
  -- Why it waits for somebody to look at it, although photos are approved by themselves here.
  held_for text CHECK (held_for = 'duplicate'),
  -- Out of sight since then; the row and its files go when it cannot be brought back any more.
  deleted_at timestamptz,
  UNIQUE (user_id, client_id)
);
-- Serves: whose time to be brought back is over.
CREATE INDEX photos_deleted ON photos (deleted_at) WHERE deleted_at IS NOT NULL;
-- Serves: photos that may look like a new one: of 64 bits that differ in at most 3, one quarter at least is equal.
CREATE INDEX photos_phash_1 ON photos (substring(phash from 1 for 16)) WHERE phash IS NOT NULL;
CREATE INDEX photos_phash_2 ON photos (substring(phash from 17 for 16)) WHERE phash IS NOT NULL;
CREATE INDEX photos_phash_3 ON photos (substring(phash from 33 for 16)) WHERE phash IS NOT NULL;
CREATE INDEX photos_phash_4 ON photos (substring(phash from 49 for 16)) WHERE phash IS NOT NULL;
-- Serves: a member's photos in order.
CREATE INDEX photos_user ON photos (user_id, position, id);

-- Pictures that may not be shown on any site: by what they look like, never the picture.
CREATE TABLE banned_photos (
  phash bit(64) PRIMARY KEY,
  reason text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Photos whose public files may lie in caches that others run, and that the public may not have any more. Which caches are
-- purged, and until it has worked, is up to the server; what is withdrawn is noted here by the statement that withdraws it, whichever that is.
-- The name is random and says nothing of a person, so it stays when the person is gone.
CREATE TABLE withdrawn_photos (
  name text PRIMARY KEY,
  -- Null when the account is gone at the same time: then every site's addresses are meant.
  site_id smallint REFERENCES sites,
  width smallint NOT NULL,
  avif boolean NOT NULL,
  -- Counts withdrawals, so that one that comes while caches are being purged of the last is not taken for done.
  version int NOT NULL DEFAULT 1,
  times_purged int NOT NULL DEFAULT 0,
  failures int NOT NULL DEFAULT 0,
  -- Null: at once.
  due_at timestamptz
);
-- Serves: what is due next.
CREATE INDEX withdrawn_photos_due ON withdrawn_photos (due_at NULLS FIRST);

-- Snapshots that were made of this database. One that is not among them is of another database, or newer than the backup from
-- which this one was restored.
CREATE TABLE search_snapshots (
  id uuid PRIMARY KEY,
  made_at timestamptz NOT NULL
);

-- ======== Members among each other (safety, likes, swipe, match-finder, daily-picks) ========

-- Who wants to have nothing to do with whom: to both sides the other does not exist.
CREATE TABLE blocks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- Where the two have written to each other, the name and the profile of the member who blocked, as they were, so that the blocked
  -- member can report them without seeing what changed since. Emptied after 90 days.
  snapshot jsonb,
  PRIMARY KEY (user_id, blocked_id),
  CHECK (user_id <> blocked_id)
);
-- Serves: who blocked me (a block hides both from each other).
CREATE INDEX blocks_blocked ON blocks (blocked_id, user_id);
-- Serves: emptying, only of blocks that still have one.
CREATE INDEX blocks_snapshot ON blocks (created_at) WHERE snapshot IS NOT NULL;

-- Who likes whom, and what of the profile. A match is two likes.
CREATE TABLE likes (
  from_id bigint NOT NULL,
  -- The database itself forbids a like from a fictional profile.
  from_fictional boolean NOT NULL DEFAULT false CHECK (NOT from_fictional),
  to_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  -- What of a profile is liked, and what is said with it. A like of the whole profile has neither photo nor line. Of an answer,
  -- `prompt` names it, and `line` is the answer at that time.
  photo_id bigint REFERENCES photos ON DELETE SET NULL,
  line text,
  note text,
  prompt text,
  PRIMARY KEY (from_id, to_id),
  FOREIGN KEY (from_id, from_fictional) REFERENCES profiles (user_id, fictional) ON DELETE CASCADE,
  CHECK (from_id <> to_id)
);
-- Serves: likes that their receiver has not seen yet, newest first: few of many, counted for every page.
CREATE INDEX likes_new ON likes (to_id, created_at DESC, from_id DESC) WHERE seen_at IS NULL;
-- Serves: deleting a photo.
CREATE INDEX likes_photo ON likes (photo_id) WHERE photo_id IS NOT NULL;
-- Serves: likes received, newest first.
CREATE INDEX likes_to ON likes (to_id, created_at DESC);

-- Matches that were announced: each is announced once, also when one of the two takes the like back and likes again.
CREATE TABLE match_notifications (
  low_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  high_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (low_id, high_id),
  CHECK (low_id < high_id)
);
-- Serves: the cascade of an erased account.
CREATE INDEX match_notifications_high ON match_notifications (high_id);

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

-- Whom a member skipped in the match finder.
CREATE TABLE match_finder_skips (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  skipped_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, member_id),
  CHECK (user_id <> member_id)
);
-- Serves: deleting old ones.
CREATE INDEX match_finder_skips_at ON match_finder_skips (skipped_at);
-- Serves: the purge of somebody who was skipped.
CREATE INDEX match_finder_skips_member ON match_finder_skips (member_id);

-- The members picked for somebody on a day, in their order. They stay the same all day, and nobody is picked twice within 30
-- days: the primary key serves both, since it begins with the member for whom the picks are.
CREATE TABLE daily_picks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  position smallint NOT NULL,
  member_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  hidden boolean NOT NULL,
  PRIMARY KEY (user_id, day, position)
);
-- Serves: the purge of a picked member.
CREATE INDEX daily_picks_member ON daily_picks (member_id);

-- ======== Reports and complaints (safety, content-notices, account-settings) ========

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
-- Serves: what was reported of a member.
CREATE INDEX reports_reported ON reports (reported_id, id DESC);
-- Serves: a member's own reports.
CREATE INDEX reports_reporter ON reports (reporter_id, id DESC);
-- Serves: what waits for a decision.
CREATE INDEX reports_waiting ON reports (site_id, id) WHERE state = 'received';

-- Notices about illegal content (Digital Services Act, article 16), among them intimate images, which anybody can send.
CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- What the sender quotes.
  number text NOT NULL UNIQUE,
  -- Made by the browser, once per notice.
  client_id uuid NOT NULL,
  -- The sender, when logged in.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- Both may be empty where the law does not want to know who sends it.
  name text NOT NULL,
  email text NOT NULL,
  -- The sender's address as rate limits count it; forgotten after a day.
  network text,
  reason text NOT NULL CHECK (reason IN ('intimate', 'minor', 'threat', 'hate', 'fraud', 'rights', 'other')),
  place text NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  -- The member whose page the place names, and what it showed.
  reported_id bigint REFERENCES users ON DELETE SET NULL,
  evidence jsonb,
  created_at timestamptz NOT NULL,
  -- Until then it is to be decided.
  due_at timestamptz NOT NULL,
  -- The operator is reminded once of a notice that is due soon.
  reminded_at timestamptz,
  UNIQUE (site_id, client_id)
);
-- Serves: how many notices somebody has sent lately.
CREATE INDEX notices_network ON notices (network, created_at DESC) WHERE network IS NOT NULL;
-- Serves: what is kept about a member, when the account is purged.
CREATE INDEX notices_reported ON notices (reported_id) WHERE reported_id IS NOT NULL;
-- Serves: which notices are due soon.
CREATE INDEX notices_unreminded ON notices (due_at) WHERE reminded_at IS NULL;
-- Serves: the notices of a member, when the account is purged or exported.
CREATE INDEX notices_user ON notices (user_id) WHERE user_id IS NOT NULL;

-- Complaints of members and of others, kept for the operator; a receipt went to the address.
CREATE TABLE complaints (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- What the complainant quotes.
  number text NOT NULL UNIQUE,
  -- Made by the browser, once per complaint.
  client_id uuid NOT NULL,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  email text NOT NULL,
  name text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('payment', 'member', 'content', 'privacy', 'account', 'other')),
  text text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (site_id, client_id)
);
-- Serves: how many complaints an address has sent lately.
CREATE INDEX complaints_email ON complaints (site_id, email, created_at DESC);
-- Serves: the complaints of a member, when the account is purged or exported.
CREATE INDEX complaints_user ON complaints (user_id) WHERE user_id IS NOT NULL;

-- ======== Credits (credits) ========

-- What a user's transactions add up to, kept in the same transaction. Every page has room for a changed row, which
-- then needs no new index entry.
CREATE TABLE balances (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  purchased whole NOT NULL DEFAULT 0,
  bonus whole NOT NULL DEFAULT 0,
  -- First day of the month, in the site's time zone, in which `month_spent` credits were spent.
  month date,
  month_spent whole NOT NULL DEFAULT 0,
  -- Spends look here, under the lock of the balance. Kept by payments: true as long as something is owed.
  frozen boolean NOT NULL DEFAULT false
) WITH (fillfactor = 60);

-- Double entry, append only. A transaction is one row: what it gives to a user's two accounts (takes from them, when
-- negative) stands against the operator's account of its kind, so that one that does not add up to 0 cannot be stored.
CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- Kept when the user is purged: the books stay.
  user_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  purchased int NOT NULL,
  bonus int NOT NULL,
  operator int NOT NULL,
  kind ledger_kind NOT NULL,
  -- A repeated cause books once.
  idempotency_key text NOT NULL UNIQUE,
  -- Serves: a user's movements.
  PRIMARY KEY (user_id, id),
  CHECK (purchased + bonus + operator = 0 AND operator <> 0)
);

-- What a credit is worth. Every paid order is a lot: its credits share its price. Messages write nothing here: purchased
-- credits are spent oldest lot first, so what is left of each lot follows from the purchased balance (the newest lots
-- hold it), and from what was taken from the lot by a refund or a chargeback.
CREATE TABLE credit_lots (
  -- In the order of the purchases.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  order_id bigint NOT NULL UNIQUE,
  credits int NOT NULL CHECK (credits > 0),
  -- Minor units, paid for all of its credits, VAT included.
  amount int NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  -- Percent.
  vat_rate numeric(4, 2) NOT NULL,
  -- Credits refunded or charged back.
  taken int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CHECK (taken BETWEEN 0 AND credits)
);
-- Serves: a member's lots, oldest first.
CREATE INDEX credit_lots_user ON credit_lots (user_id, id);

-- What was taken from a lot, or put back into it when credits are negative; the ledger has the same key.
CREATE TABLE credit_lot_deductions (
  key text PRIMARY KEY,
  lot_id bigint NOT NULL REFERENCES credit_lots ON DELETE CASCADE,
  credits int NOT NULL CHECK (credits <> 0),
  -- Minor units: the exact value of these credits.
  amount int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('refund', 'chargeback')),
  created_at timestamptz NOT NULL
);
-- Serves: what was taken from a lot.
CREATE INDEX credit_lot_deductions_lot ON credit_lot_deductions (lot_id);

-- ======== Chat (chat) ========

-- One conversation for each pair of members, with both sides' view of it in one row: a message changes this row only,
-- and the row's lock puts the messages in order. No index on what a message changes and room on every page, so that a
-- change needs no new index entry.
CREATE TABLE conversations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  low_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  high_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Who wrote first: a free member may start only so many.
  starter_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  last_message_id bigint NOT NULL DEFAULT 0,
  low_unread whole NOT NULL DEFAULT 0,
  high_unread whole NOT NULL DEFAULT 0,
  -- Newest message of the other side that this side has read.
  low_read_up_to bigint NOT NULL DEFAULT 0,
  high_read_up_to bigint NOT NULL DEFAULT 0,
  -- Messages up to this one were removed by this side.
  low_removed_up_to bigint NOT NULL DEFAULT 0,
  high_removed_up_to bigint NOT NULL DEFAULT 0,
  -- What this side had removed before it removed more, at that time: for a moment it can be taken back.
  low_removed_before bigint,
  high_removed_before bigint,
  low_removed_at timestamptz,
  high_removed_at timestamptz,
  -- Who did not start it has written, too. Set by chat_send and chat_exchange_many.
  answered boolean NOT NULL DEFAULT false,
  -- Newest message of the other side that this side has read and the other side may know of.
  low_receipt_up_to bigint NOT NULL DEFAULT 0,
  high_receipt_up_to bigint NOT NULL DEFAULT 0,
  -- Newest message of the other side that this side has answered by a reaction or a like: received, also without a read mark.
  low_received_up_to bigint NOT NULL DEFAULT 0,
  high_received_up_to bigint NOT NULL DEFAULT 0,
  -- Serves: the conversation of a pair; with the next index a member's conversations, purging a user.
  UNIQUE (low_id, high_id)
) WITH (fillfactor = 70);
CREATE INDEX conversations_high ON conversations (high_id);
-- Serves: how many conversations did a member start.
CREATE INDEX conversations_starter ON conversations (starter_id);

-- A picture of a conversation: uploaded first, then sent with a message. What is not sent within a day is deleted.
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
-- Serves: what was never sent.
CREATE INDEX chat_images_created ON chat_images (created_at);
-- Serves: the purge of somebody whom pictures were for.
CREATE INDEX chat_images_other ON chat_images (other_id);

-- What is written: words, a gift, a picture or a GIF.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender_id bigint NOT NULL,
  -- Made by the sender's client, once per message: a repeated send finds the first.
  client_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  cost int NOT NULL,
  -- The database itself forbids a message from a fictional profile.
  sender_fictional not_fictional NOT NULL DEFAULT false,
  text text NOT NULL,
  -- Name of the gift; `text` is then what is said with it, which may be nothing.
  gift text,
  image_id bigint REFERENCES chat_images ON DELETE SET NULL,
  -- What a GIF needs to be shown: id, width and height in px, what it shows in words.
  gif jsonb,
  -- By the member who received it: one of a small set, so that it needs no table of its own.
  reaction text,
  -- An earlier message of the conversation. Without a foreign key: what quotes a message that was deleted says that it is gone, and
  -- nothing has to be read when messages are stored or deleted.
  quoted_id bigint,
  UNIQUE (sender_id, client_id),
  FOREIGN KEY (sender_id, sender_fictional) REFERENCES profiles (user_id, fictional) ON DELETE CASCADE
);
-- Serves: a conversation's messages, newest first, page by page.
CREATE INDEX messages_conversation ON messages (conversation_id, id DESC);
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
-- Serves: the purge of somebody whom drafts are for.
CREATE INDEX chat_drafts_other ON chat_drafts (other_id);

-- ======== Notifications (notifications, push) ========

-- What somebody may have to be notified of: checked when it is due, and sent only if it is still unseen then.
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
-- Serves: deleting old ones.
CREATE INDEX sent_notifications_at ON sent_notifications (sent_at);
-- Serves: the last ones of a member.
CREATE INDEX sent_notifications_user ON sent_notifications (user_id, sent_at DESC);

-- A browser that gets push notifications (RFC 8030, 8291), for as long as its session.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Serves: what ends with a session.
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);
-- Serves: a member's browsers.
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- ======== Orders (payments) ========

-- What a site sells.
CREATE TABLE packages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind IN ('credits', 'premium')),
  credits int NOT NULL CHECK (credits >= 0),
  -- Minor units by currency, VAT included: {"EUR": 1990, "SEK": 22900}.
  prices jsonb NOT NULL,
  position smallint NOT NULL,
  offered boolean NOT NULL DEFAULT true,
  -- A package with days gives premium for so many calendar days of its site, and no credits; 0: premium stays.
  days smallint NOT NULL DEFAULT 0 CHECK (days BETWEEN 0 AND 3660),
  CONSTRAINT packages_timed CHECK (days = 0 OR (kind = 'premium' AND credits = 0))
);
-- Serves: what a site sells.
CREATE INDEX packages_site ON packages (site_id, position);

-- A purchase. Its state changes along `orderTransitions` only.
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  package_id bigint NOT NULL REFERENCES packages,
  -- One order per checkout intent.
  client_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('loading', 'pending', 'completed', 'failed')),
  credits int NOT NULL,
  -- Minor units, VAT included, fixed when the order was made.
  amount int NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  country text NOT NULL,
  vat_rate numeric(4, 2) NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  -- The provider's own number for the payment, and its page; null until the provider has made the payment.
  provider_reference text,
  payment_url text,
  -- Path on this site to go back to from the result page.
  return_to text,
  created_at timestamptz NOT NULL,
  -- When the provider last reported on the payment or was asked.
  checked_at timestamptz NOT NULL,
  completed_at timestamptz,
  -- What the order was sold for is `amount`; these say what it costs without the discount, and why it does not.
  discount_code text,
  discount_percentage numeric(3, 1),
  list_amount int,
  -- What proves the buyer's country: two proofs that agree decide the VAT.
  profile_country text,
  -- By the address of the connection; null when unknown.
  guessed_country text,
  -- Chosen at the checkout as the country to be billed in.
  declared_country text,
  -- The order whose debt this one pays; such an order delivers nothing.
  pays_debt_of bigint,
  -- As in the package, when it was ordered.
  days smallint NOT NULL DEFAULT 0 CHECK (days >= 0),
  -- It is looked up a few more times after that, because the buyer may have tried again with the same payment.
  failed_at timestamptz,
  -- Order numbers count up, and whoever knows a buyer's address could guess the rest of what a withdrawal without a login asks for.
  -- So buyers see `E-10482-7K2M`: four random characters (the alphabet of our receipt numbers) that nobody can count.
  code text NOT NULL CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{4}$'),
  -- When the buyer was sent the receipt of an order that waits for its payment, and the confirmation of the contract.
  placed_mail_at timestamptz,
  confirmation_mail_at timestamptz,
  UNIQUE (provider, provider_reference),
  UNIQUE (user_id, client_id),
  CONSTRAINT orders_discount CHECK (num_nulls(discount_code, discount_percentage, list_amount) IN (0, 3)),
  CONSTRAINT orders_list_amount CHECK (list_amount >= amount)
);
-- Serves: what was sold to other member states (listSalesAbroad), at each checkout of a company that is below the threshold of the
-- OSS: then it is little, however much is sold at home.
CREATE INDEX orders_buyer ON orders ((coalesce(profile_country, country)))
  WHERE state IN ('pending', 'completed') AND pays_debt_of IS NULL;
-- Serves: failed orders that are still looked up.
CREATE INDEX orders_failed ON orders (failed_at) WHERE state = 'failed';
-- Serves: what has waited for its provider too long.
CREATE INDEX orders_open ON orders (checked_at) WHERE state IN ('loading', 'pending');
-- Serves: the payments that are open for what is owed.
CREATE INDEX orders_paying_debts ON orders (pays_debt_of) WHERE pays_debt_of IS NOT NULL;
-- Serves: whose mails are still to be sent.
CREATE INDEX orders_to_mail ON orders (id)
  WHERE (state = 'completed' AND confirmation_mail_at IS NULL) OR (state = 'pending' AND placed_mail_at IS NULL);
-- Serves: sales whose buyer's connection named no country, which are few where something names them (listUnproven).
CREATE INDEX orders_unproven ON orders (completed_at, id)
  WHERE state = 'completed' AND pays_debt_of IS NULL AND guessed_country IS NULL;
-- Serves: a member's orders, newest first.
CREATE INDEX orders_user ON orders (user_id, id DESC);

-- Cards and wallet accounts that members asked us to remember. The provider keeps them; we have its token, never a number.
CREATE TABLE payment_means (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL,
  token text NOT NULL,
  method text NOT NULL,
  -- Shown to its owner: Visa •••• 4242.
  label text NOT NULL,
  -- Last month in which it can be used, YYYY-MM.
  expires text CHECK (expires ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- Of the consent to remember it, given with an order.
  text_version text NOT NULL,
  consented_at timestamptz NOT NULL,
  -- The order that it was remembered with.
  order_id bigint REFERENCES orders ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (provider, token)
);
-- Serves: deleting an order.
CREATE INDEX payment_means_order ON payment_means (order_id);
-- Serves: what a member has stored.
CREATE INDEX payment_means_user ON payment_means (user_id, id DESC);

-- Tokens that a provider still has to delete. Without a person: they outlive the account.
CREATE TABLE tokens_to_delete (
  provider text NOT NULL,
  token text NOT NULL,
  PRIMARY KEY (provider, token)
);

-- How an order is paid: what its buyer agreed to, and what is known about the card and the device.
CREATE TABLE order_payments (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  -- Of the consents to remember the means, and to start before the withdrawal period ends; null: not given.
  remember_text_version text,
  start_text_version text,
  -- When the consent to remember was used up: the means were stored, or may not be any more.
  remembered_at timestamptz,
  -- The stored means that were charged, and their name should they be removed.
  means_id bigint REFERENCES payment_means ON DELETE SET NULL,
  means_label text,
  -- The device: the session that ordered.
  session_id bigint,
  -- The provider's mark of the card: the same for everybody who pays with it.
  fingerprint text,
  three_d_secure text CHECK (three_d_secure IN ('authenticated', 'attempted', 'failed', 'not_attempted')),
  -- When the payment was refused; not when its time ran out.
  refused_at timestamptz,
  -- Where the buyer's card was issued, or the account is, as the provider says: the proof of the country that does not come from
  -- the buyer.
  payment_country text
);
-- Serves: how often payments from a device, or with a card, were refused lately.
CREATE INDEX order_payments_device ON order_payments (session_id, refused_at) WHERE refused_at IS NOT NULL;
CREATE INDEX order_payments_card ON order_payments (fingerprint, refused_at) WHERE refused_at IS NOT NULL;
-- Serves: deleting a stored means.
CREATE INDEX order_payments_means ON order_payments (means_id);

-- How many orders and refused payments a site accepts, where it differs from the defaults (payments/server/limits).
CREATE TABLE payment_limits (
  site_id smallint NOT NULL REFERENCES sites,
  name text NOT NULL CHECK (name IN ('account_orders', 'account_refused', 'device_refused', 'card_refused')),
  count int NOT NULL CHECK (count > 0),
  minutes int NOT NULL CHECK (minutes BETWEEN 1 AND 43200),
  PRIMARY KEY (site_id, name)
);

-- What a paid order of premium for some days gave. One after another for each member, in the order of the purchases: the day
-- of the purchase is a present, and every later one is used when it begins.
CREATE TABLE premium_periods (
  order_id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  days smallint NOT NULL CHECK (days > 0),
  -- Minor units, paid for all of its days, VAT included.
  amount int NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  -- Percent.
  vat_rate numeric(4, 2) NOT NULL,
  -- Days that have begun: their revenue is earned, and they are not given back.
  begun smallint NOT NULL DEFAULT 0 CHECK (begun >= 0),
  -- Days refunded or charged back.
  taken smallint NOT NULL DEFAULT 0 CHECK (taken >= 0),
  -- In the site's time zone: when the next day begins; with none left, the day after the last.
  next_day date NOT NULL,
  created_at timestamptz NOT NULL,
  -- By itself, or because its money went back. Null: it runs, or waits for the one before.
  ended_at timestamptz,
  CHECK (begun + taken <= days)
);
-- Serves: the days that begin.
CREATE INDEX premium_periods_next ON premium_periods (next_day) WHERE ended_at IS NULL;
-- Serves: the time of a member.
CREATE INDEX premium_periods_user ON premium_periods (user_id);

-- What stays of the orders of a purged account, without a word about a person: what reconciling with the provider needs, and the
-- proofs of the tax. What the tax law wants kept are the invoices.
CREATE TABLE purged_orders (
  order_id bigint PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  amount int NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  vat_rate numeric(4, 2) NOT NULL,
  credits int NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  provider_reference text,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  days smallint NOT NULL DEFAULT 0,
  -- The proofs of where a sale is taxed, and of the wish to start at once: kept as long as the sale itself (Article 63c of
  -- Regulation 282/2011: ten years).
  profile_country text,
  guessed_country text,
  declared_country text,
  payment_country text,
  start_text_version text
);
-- Serves: as orders_buyer.
CREATE INDEX purged_orders_buyer ON purged_orders ((coalesce(profile_country, country)));

-- ======== Discounts (discounts) ========

-- Discount codes of an operator, and which order has used one. The welcome code is in neither: it follows from `signup_date`.
CREATE TABLE discount_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- As it is compared: upper case, without spaces. The welcome code is no operator's to make.
  code text NOT NULL CHECK (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$' AND code <> 'TIMEBONUS25'),
  -- Null: everywhere.
  country text CHECK (country ~ '^[A-Z]{2}$'),
  -- Null: everybody's.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  expires timestamptz,
  value_percentage numeric(3, 1) NOT NULL CHECK (value_percentage > 0),
  -- Null: any currency, which a minimum order value cannot have.
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  -- Minor units of the currency, before the discount.
  minimum_order_value int CHECK (minimum_order_value > 0),
  status text NOT NULL CHECK (status IN ('active', 'inactive')),
  validity text NOT NULL CHECK (validity IN ('once-per-user', 'unlimited')),
  -- Null: all.
  paymentmethods text[] CHECK (cardinality(paymentmethods) > 0),
  -- Serves: the code that somebody typed.
  UNIQUE (site_id, code),
  CHECK (minimum_order_value IS NULL OR currency IS NOT NULL)
);
-- Serves: a member's own codes.
CREATE INDEX discount_codes_user ON discount_codes (user_id) WHERE user_id IS NOT NULL;

-- One row for each order with a discount.
CREATE TABLE discount_uses (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code text NOT NULL,
  once_per_user boolean NOT NULL,
  -- Reserved while the order is open, used when it completes. Released when it fails, also for good when it then completes
  -- late, after another order has used the code.
  state text NOT NULL CHECK (state IN ('reserved', 'used', 'released'))
);
-- Holds what two checkouts at the same time must not break: one use for each member.
CREATE UNIQUE INDEX discount_uses_once ON discount_uses (user_id, code) WHERE once_per_user AND state <> 'released';

-- ======== What comes after a payment (payments) ========

-- Verified webhooks: stored first, then processed.
CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  -- The payment, by the provider's own number.
  reference text NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('paid', 'pending', 'declined', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed')),
  -- As it came in, for disputes.
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  -- PaymentDetails of the provider port.
  details jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (provider, event_id)
);
-- Serves: what is still to be processed.
CREATE INDEX webhook_events_open ON webhook_events (received_at) WHERE processed_at IS NULL;
-- Serves: deleting what providers reported on the orders of a purged account.
CREATE INDEX webhook_events_reference ON webhook_events (provider, reference);
-- Serves: the job that empties old bodies, since they name the buyer.
CREATE INDEX webhook_events_with_body ON webhook_events (received_at) WHERE body <> '';

-- News of a provider about another sum than the order's. It changes nothing, and waits for a person.
CREATE TABLE payment_differences (
  provider text NOT NULL,
  event text NOT NULL,
  order_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('other_payment', 'other_refund', 'other_chargeback')),
  -- What the news said; 0 and empty where it said nothing.
  amount bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamptz NOT NULL,
  -- The right sum came later.
  resolved_at timestamptz,
  PRIMARY KEY (provider, event)
);
-- Serves: what is open of an order.
CREATE INDEX payment_differences_order ON payment_differences (order_id);

-- Unspent credits given back for money. The credits leave the balance when the refund is asked for, and come back if it fails.
CREATE TABLE refunds (
  -- Ours: the provider pays back once for it, however often it is asked.
  id uuid PRIMARY KEY,
  order_id bigint NOT NULL,
  client_id uuid NOT NULL,
  credits int NOT NULL CHECK (credits >= 0),
  -- Minor units, VAT included.
  amount int NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'done', 'failed')),
  created_at timestamptz NOT NULL,
  -- When the provider accepted it.
  asked_at timestamptz,
  ended_at timestamptz,
  -- Premium days given back for the money.
  days smallint NOT NULL DEFAULT 0 CHECK (days >= 0),
  -- When its provider was asked last without accepting it: it is asked again at growing distances.
  tried_at timestamptz,
  -- Money that was given back on the provider's own pages is a refund, too: the provider's name of it, what of it paid for nothing
  -- that we could take back, and the VAT in it, which is corrected on the day of the repayment (0: it was when it was asked for).
  provider_refund text,
  goodwill int NOT NULL DEFAULT 0 CHECK (goodwill >= 0),
  vat int NOT NULL DEFAULT 0 CHECK (vat >= 0),
  UNIQUE (order_id, client_id)
);
-- Holds: each refund of a provider is taken over once.
CREATE UNIQUE INDEX refunds_of_providers ON refunds (order_id, provider_refund) WHERE provider_refund IS NOT NULL;
-- Serves: refunds that a provider has not taken or not paid, and those that failed and are still owed (stuckRefunds).
CREATE INDEX refunds_requested ON refunds (created_at) WHERE state = 'requested';
CREATE INDEX refunds_owed ON refunds (order_id) WHERE state = 'failed' AND credits = 0 AND days = 0;
-- Serves: what the provider still has to be asked for.
CREATE INDEX refunds_to_ask ON refunds (created_at) WHERE state = 'requested' AND asked_at IS NULL;

-- A payment taken back by the buyer's bank. One that came back to us can be charged back again: each time is a row of its own.
CREATE TABLE chargebacks (
  order_id bigint NOT NULL,
  -- Minor units of the order's currency.
  amount int NOT NULL CHECK (amount >= 0),
  -- What was already spent of it: the buyer owes it.
  receivable int NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'reversed')),
  created_at timestamptz NOT NULL,
  reversed_at timestamptz,
  -- The payment that settled it: an order of its own.
  settled_by bigint,
  round smallint NOT NULL DEFAULT 1,
  -- The provider's name of it; null where it has none.
  dispute text,
  -- What is owed and nobody pays is written off: it is no longer asked for, and its VAT comes back.
  written_off_at timestamptz,
  written_off_vat int NOT NULL DEFAULT 0,
  PRIMARY KEY (order_id, round),
  CHECK (receivable BETWEEN 0 AND amount)
);
-- Holds: at most one is open for an order.
CREATE UNIQUE INDEX chargebacks_open ON chargebacks (order_id) WHERE state = 'open';

-- What a chargeback took from the buyer's lots, so that a reversal gives the same back.
CREATE TABLE chargeback_deductions (
  order_id bigint NOT NULL,
  -- The order whose lot it was.
  lot_order_id bigint NOT NULL,
  credits int NOT NULL,
  -- Premium days.
  days smallint NOT NULL DEFAULT 0 CHECK (days >= 0),
  round smallint NOT NULL DEFAULT 1,
  PRIMARY KEY (order_id, round, lot_order_id),
  FOREIGN KEY (order_id, round) REFERENCES chargebacks (order_id, round),
  CONSTRAINT chargeback_deductions_not_empty CHECK (credits >= 0 AND credits + days > 0)
);

-- Declarations that a purchase is withdrawn from or cancelled, made on the public page without an account. Each is confirmed,
-- matched or ended by somebody.
CREATE TABLE withdrawals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- Shown to the sender: W-7K2M-9QXA.
  number text NOT NULL UNIQUE,
  -- Made by the browser, once per declaration.
  client_id uuid NOT NULL,
  -- What was declared, in the sender's own words, and where the receipt went.
  name text NOT NULL,
  order_text text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  received_at timestamptz NOT NULL,
  -- The order that it names, where number and address, or the sender's session, show whose it is. Not a reference: the order
  -- goes when its buyer is purged. Null: the operator has to look.
  order_id bigint,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- What became of it. Null: not carried out yet.
  outcome text CHECK (outcome IN ('refunded', 'nothing_left', 'noted', 'not_paid', 'denied', 'rejected')),
  ended_at timestamptz,
  -- Premium for some days is cancelled on a page of its own.
  kind text NOT NULL DEFAULT 'withdrawal' CHECK (kind IN ('withdrawal', 'cancellation')),
  -- Of a cancellation: at once, or when the time is over, as it is anyway.
  ends text CHECK (ends IN ('at_once', 'by_itself')),
  -- Why it is to end at once, in the sender's own words.
  reason text NOT NULL DEFAULT '',
  -- By the buyer, logged in or at the account's own address, it is carried out at once; by another address it waits its day.
  confirmed_at timestamptz,
  confirmed_by text CHECK (confirmed_by IN ('declarer', 'buyer')),
  -- A person has matched it with its order: it is carried out without any further question.
  approved_at timestamptz,
  receipt_sent_at timestamptz,
  -- Why it ended: the code of a reason, or the operator's words.
  outcome_reason text NOT NULL DEFAULT '',
  -- Mails to the operator about it: 1 when it came, 2 on day 3, 3 on day 10.
  reminders smallint NOT NULL DEFAULT 0,
  -- Keyed hash of the network that wrote a number that no order has; empty after a day.
  guessed_by text,
  UNIQUE (site_id, client_id),
  CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  CONSTRAINT withdrawals_confirmed CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL)),
  CONSTRAINT withdrawals_ends CHECK ((kind = 'cancellation') = (ends IS NOT NULL))
);
-- Serves: what an address has declared lately.
CREATE INDEX withdrawals_email ON withdrawals (site_id, email, received_at DESC);
-- Serves: how many numbers a network has guessed lately.
CREATE INDEX withdrawals_guessed ON withdrawals (guessed_by, received_at) WHERE guessed_by IS NOT NULL;
-- Serves: those that are not ended. A failed order may still be paid.
CREATE INDEX withdrawals_open ON withdrawals (id) WHERE outcome IS NULL OR outcome = 'not_paid';
-- Serves: the withdrawals of a member, when the account is purged or exported.
CREATE INDEX withdrawals_user ON withdrawals (user_id) WHERE user_id IS NOT NULL;
-- Serves: receipts that are still to be sent, every minute.
CREATE INDEX withdrawals_waiting_receipts ON withdrawals (id) WHERE receipt_sent_at IS NULL;

-- ======== Direct debit (payments) ========

-- A form that was sent and waits for the code from the SMS.
CREATE TABLE direct_debit_requests (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users,
  -- The form's idempotency key: a repeated call sends no other SMS.
  client_id uuid NOT NULL,
  -- Account holder, IBAN, address and phone, encrypted. Null once the order is placed.
  details bytea,
  code_hash bytea NOT NULL,
  sms text NOT NULL CHECK (sms IN ('sending', 'sent', 'failed')),
  tries smallint NOT NULL DEFAULT 0,
  -- Codes sent for this order, those that failed left out.
  sends smallint NOT NULL DEFAULT 1,
  sent_at timestamptz NOT NULL
);
-- Serves: codes sent to a member in a day.
CREATE INDEX direct_debit_requests_user ON direct_debit_requests (user_id, sent_at);

-- Codes that were sent, for a day, without the member.
CREATE TABLE direct_debit_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- HMACs of the telephone and of the network that asked for the code.
  phone bytea NOT NULL,
  network bytea NOT NULL,
  sent_at timestamptz NOT NULL
);
-- Serves: how many were sent, and which are to be deleted.
CREATE INDEX direct_debit_codes_sent ON direct_debit_codes (sent_at);

-- A member's permission to collect from an account. Without a user after the account is erased, and then kept as long as the bank
-- may ask for it.
CREATE TABLE direct_debit_mandates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint REFERENCES users,
  reference text NOT NULL UNIQUE CHECK (length(reference) <= 35),
  creditor_id text NOT NULL,
  -- Account holder, whole IBAN, address and phone, encrypted: needed to collect.
  details bytea NOT NULL,
  -- Country and last four digits, the only part that is ever shown.
  iban_hint text NOT NULL,
  -- HMAC of the IBAN: the same account, whoever uses it.
  fingerprint bytea NOT NULL,
  text_version text NOT NULL,
  language text NOT NULL,
  signed_on date NOT NULL,
  created_at timestamptz NOT NULL,
  -- As in the bank's file: OOFF is for one debit, RCUR can be used again.
  sequence text NOT NULL DEFAULT 'OOFF' CHECK (sequence IN ('OOFF', 'RCUR')),
  -- HMAC of the telephone to which the code was sent. Null 14 months after the last debit.
  phone_fingerprint bytea,
  -- The telephone is still in the details: a job takes it out.
  has_phone boolean NOT NULL DEFAULT false
);
-- Serves: the limit of an account.
CREATE INDEX direct_debit_mandates_fingerprint ON direct_debit_mandates (fingerprint);
-- Serves: whose telephone it is.
CREATE INDEX direct_debit_mandates_phone ON direct_debit_mandates (phone_fingerprint);
-- Serves: mandates of a member.
CREATE INDEX direct_debit_mandates_user ON direct_debit_mandates (user_id);
-- Serves: the job that takes telephones out.
CREATE INDEX direct_debit_mandates_with_phone ON direct_debit_mandates (id) WHERE has_phone;

-- Files for the bank: orders to collect debits (pain.008) and to pay refunds (pain.001).
CREATE TABLE bank_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('debits', 'refunds')),
  -- Encrypted, so that a lost file can be written once more. Null after 30 days.
  content bytea,
  created_at timestamptz NOT NULL
);

-- A payment that is collected from an account.
CREATE TABLE direct_debits (
  -- Not a foreign key: orders are erased before debits.
  order_id bigint PRIMARY KEY,
  mandate_id bigint NOT NULL REFERENCES direct_debit_mandates ON DELETE CASCADE,
  site_id smallint NOT NULL REFERENCES sites,
  -- Minor units of the euro.
  amount int NOT NULL CHECK (amount > 0),
  -- Announced to the member.
  due_on date NOT NULL,
  confirmed_at timestamptz NOT NULL,
  -- In which it was sent to the bank.
  file_id bigint REFERENCES bank_files,
  collected_at timestamptz,
  -- The order was given back before the file was written.
  cancelled_at timestamptz,
  returned_at timestamptz,
  -- The code of ISO 20022 that the bank gives, such as AM04 or MD06.
  return_reason text,
  -- Of a returned debit: the operator has closed it after its order was erased. Before that its chargeback says so.
  settled boolean NOT NULL DEFAULT false
);
-- Serves: what is to be collected.
CREATE INDEX direct_debits_due ON direct_debits (due_on)
  WHERE collected_at IS NULL AND cancelled_at IS NULL AND returned_at IS NULL;
-- Serves: debits of a mandate.
CREATE INDEX direct_debits_mandate ON direct_debits (mandate_id);
-- Serves: direct debits that came back (listOpenReturns).
CREATE INDEX direct_debits_returned ON direct_debits (returned_at) WHERE returned_at IS NOT NULL;

-- Money that goes back to the account of a debit by a credit transfer.
CREATE TABLE direct_debit_refunds (
  -- That of the refund.
  id uuid PRIMARY KEY,
  order_id bigint NOT NULL,
  amount int NOT NULL CHECK (amount > 0),
  -- In which it was sent to the bank.
  file_id bigint REFERENCES bank_files,
  -- Paid, or no longer to be paid.
  ended_at timestamptz
);
-- Serves: what is to be paid back.
CREATE INDEX direct_debit_refunds_open ON direct_debit_refunds (order_id) WHERE ended_at IS NULL;

-- ======== The sandbox, a payment provider for development (payments) ========

-- The sandbox provider's own books: the payments on its hosted page.
CREATE TABLE sandbox_payments (
  reference text PRIMARY KEY,
  -- The shop's number: asked again for the same order, the sandbox answers the same payment.
  order_id bigint NOT NULL UNIQUE,
  amount int NOT NULL,
  currency text NOT NULL,
  method text NOT NULL,
  description text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'pending', 'paid', 'declined')),
  created_at timestamptz NOT NULL,
  customer text NOT NULL,
  remember boolean NOT NULL,
  -- What became of a paid payment afterwards.
  aftermath text CHECK (aftermath IN ('returned', 'charged_back', 'refunded'))
);

-- The sandbox's own books: what it was asked to keep, and for whom.
CREATE TABLE sandbox_means (
  token text PRIMARY KEY,
  customer text NOT NULL,
  -- The test card or wallet, which decides what becomes of later payments.
  source text NOT NULL
);

-- The sandbox's own books: what it gave back. The shop's id of a refund makes it repeatable.
CREATE TABLE sandbox_refunds (
  refund text PRIMARY KEY,
  reference text NOT NULL REFERENCES sandbox_payments,
  amount int NOT NULL CHECK (amount > 0)
);

-- What the sandbox settles, each the day after it happened.
CREATE TABLE sandbox_settlements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL,
  kind text NOT NULL,
  amount int NOT NULL,
  fee int NOT NULL,
  settled_on date NOT NULL
);
-- Serves: the report of a day.
CREATE INDEX sandbox_settlements_day ON sandbox_settlements (settled_on);

-- What the sandbox still has to report to the shop, and what it has reported.
CREATE TABLE sandbox_webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL REFERENCES sandbox_payments,
  kind text NOT NULL
    CHECK (kind IN ('paid', 'pending', 'declined', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed')),
  due_at timestamptz NOT NULL,
  sent_at timestamptz,
  details jsonb NOT NULL DEFAULT '{}'
);
-- Serves: what is due.
CREATE INDEX sandbox_webhooks_due ON sandbox_webhooks (due_at) WHERE sent_at IS NULL;

-- ======== Books and payouts (payments) ========

-- Double entry in money. Append only.
CREATE TABLE book_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL
    CHECK (kind IN ('sale', 'fee', 'refund', 'refund_paid', 'refund_failed', 'chargeback', 'chargeback_reversed',
      'settlement', 'premium_day', 'payout', 'write_off')),
  -- The order that caused it.
  order_id bigint NOT NULL,
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  -- A repeated cause books once.
  idempotency_key text NOT NULL UNIQUE
);
-- Serves: the entries of a period.
CREATE INDEX book_transactions_created ON book_transactions (created_at, id);

-- A transaction is several entries that add up to 0.
CREATE TABLE book_entries (
  transaction_id bigint NOT NULL REFERENCES book_transactions,
  account text NOT NULL
    CHECK (account IN ('clearing', 'bank', 'deferred', 'earned', 'vat', 'fees', 'refunds', 'returning', 'goodwill',
      'receivables', 'written_off', 'rounding')),
  -- Whose money it is about: of a chargeback also other orders of the buyer.
  order_id bigint NOT NULL,
  -- Of `clearing`, `bank` and `fees`.
  provider text,
  -- Of `vat`.
  country text,
  vat_rate numeric(4, 2),
  -- Minor units of the transaction's currency; a debit is positive.
  amount bigint NOT NULL CHECK (amount <> 0),
  CHECK ((account IN ('clearing', 'bank', 'fees')) = (provider IS NOT NULL)),
  CHECK ((account = 'vat') = (country IS NOT NULL AND vat_rate IS NOT NULL))
);
-- Serves: what is booked for an order.
CREATE INDEX book_entries_order ON book_entries (order_id);
-- Serves: the entries of a transaction.
CREATE INDEX book_entries_transaction ON book_entries (transaction_id);

-- Deferred revenue at the end of each month, written down once: lots go when their buyer is purged, closed months stay.
CREATE TABLE deferred_revenue_snapshots (
  -- The first instant of the next month, in the site's time zone.
  at timestamptz NOT NULL,
  site_id smallint NOT NULL REFERENCES sites,
  currency text NOT NULL,
  -- Of the buyers.
  country text NOT NULL,
  vat_rate numeric(4, 2) NOT NULL,
  -- Minor units, without VAT.
  amount bigint NOT NULL CHECK (amount >= 0),
  -- The day of sale: what is deferred in another currency keeps its value in euro of that day.
  sold_on date,
  CONSTRAINT deferred_revenue_snapshots_key UNIQUE NULLS NOT DISTINCT (at, site_id, currency, country, vat_rate, sold_on)
);

-- Sales whose proofs of the country somebody has found right, so that they are not reported again.
CREATE TABLE accepted_country_proofs (
  order_id bigint PRIMARY KEY,
  accepted_at timestamptz NOT NULL
);

-- The days of which a provider's report was read.
CREATE TABLE payout_days (
  provider text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (provider, day)
);

-- A payout report that a provider has announced, and when. Read on that day and those after it.
CREATE TABLE payout_reports (
  provider text NOT NULL,
  -- Its name at the provider.
  report text NOT NULL,
  -- Reports of one provider are numbered without gaps, where it numbers them: one that was never announced is noticed.
  batch bigint,
  -- UTC.
  announced_on date NOT NULL,
  -- How often in a row a report could not be read. After some tries it is set aside, so that those after it are read.
  failures smallint NOT NULL DEFAULT 0,
  set_aside_at timestamptz,
  PRIMARY KEY (provider, report)
);
-- Serves: the number before another one.
CREATE INDEX payout_reports_batch ON payout_reports (provider, batch);
-- Serves: the reports of a day.
CREATE INDEX payout_reports_day ON payout_reports (provider, announced_on);

-- An item of a provider's payout report. Its report may come again: the same item is stored and booked once.
CREATE TABLE settled_items (
  provider text NOT NULL,
  item text NOT NULL,
  -- Of the payout.
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('paid', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed', 'fee')),
  -- The provider's id of the payment; null where the item is about none.
  reference text,
  -- Our number of the order, where the provider says it.
  reported_order_id bigint,
  -- Minor units: what the buyer paid or got back, and what the provider kept of it.
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  currency text NOT NULL,
  -- Both null until the order is known and its sale is booked.
  order_id bigint,
  booked_at timestamptz,
  -- What reached the bank.
  net bigint NOT NULL GENERATED ALWAYS AS
    (CASE WHEN kind IN ('paid', 'refund_failed', 'chargeback_reversed') THEN amount WHEN kind = 'fee' THEN 0 ELSE -amount END - fee) STORED,
  PRIMARY KEY (provider, item),
  CHECK ((order_id IS NULL) = (booked_at IS NULL))
);
-- Serves: what was settled lately.
CREATE INDEX settled_items_day ON settled_items (day);
-- Serves: what was settled of an order.
CREATE INDEX settled_items_order ON settled_items (order_id);
-- Serves: what still has to be booked.
CREATE INDEX settled_items_unbooked ON settled_items (provider, item) WHERE booked_at IS NULL;

-- Where a report and the books differ.
CREATE TABLE payout_findings (
  -- `no_order`: an item without an order of ours. `other_amount`: one that is not booked like this. `not_settled`: an order that
  -- is paid and in no report. `unread_report`: it cannot be read. The others: as in payment_differences.
  kind text NOT NULL
    CHECK (kind IN ('no_order', 'other_amount', 'not_settled', 'unread_report', 'other_payment', 'other_refund',
      'other_chargeback')),
  provider text NOT NULL,
  -- The item, or the number of the order.
  subject text NOT NULL,
  order_id bigint,
  -- Minor units, of the item or the order.
  amount bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamptz NOT NULL,
  resolved_at timestamptz,
  -- Looked at and found right by whoever keeps the books: it is not reported again.
  accepted_at timestamptz,
  -- What the provider says of it: kind and payment of an item.
  event text NOT NULL DEFAULT '',
  -- How a person booked a finding; null: not at all.
  booked_as text CHECK (booked_as IN ('refund', 'chargeback', 'fee')),
  PRIMARY KEY (kind, provider, subject)
);
-- Serves: what is still open.
CREATE INDEX payout_findings_open ON payout_findings (kind, provider, subject) WHERE resolved_at IS NULL AND accepted_at IS NULL;

-- ======== Invoices (invoices) ========

-- The last number given, by company and year. The row is locked until the transaction ends, so that a number is given only
-- with its invoice: no gap, whatever is rolled back.
CREATE TABLE invoice_counters (
  company_id int NOT NULL,
  year smallint NOT NULL,
  last int NOT NULL CHECK (last >= 0),
  PRIMARY KEY (company_id, year)
);

-- Invoices and reversals in one series. Everything on them is fixed: later changes of the site, of a tax or of the member
-- change no invoice.
CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  company_id int NOT NULL,
  year smallint NOT NULL,
  sequence int NOT NULL CHECK (sequence > 0),
  kind text NOT NULL CHECK (kind IN ('invoice', 'reversal')),
  -- What it was issued for, such as `order:7`: asked for again, there is still one.
  source text NOT NULL UNIQUE,
  site_id smallint NOT NULL REFERENCES sites,
  -- The order is deleted when its buyer is purged; the number stays.
  order_id bigint NOT NULL,
  -- Null when the buyer is purged.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  reverses bigint REFERENCES invoices,
  -- In the site's time zone.
  issued_on date NOT NULL,
  language text NOT NULL,
  -- Of the buyer, ISO 3166-1 alpha-2.
  country text NOT NULL,
  currency text NOT NULL,
  vat_rate numeric(4, 2) NOT NULL,
  -- Minor units; negative on a reversal.
  total int NOT NULL,
  vat int NOT NULL,
  -- InvoiceContent: seller, lines, payment.
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (company_id, year, sequence),
  CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
  CHECK (CASE kind WHEN 'invoice' THEN total >= 0 AND vat >= 0 ELSE total < 0 AND vat <= 0 END)
);
-- Serves: the invoices of an order, and how much of it is invoiced.
CREATE INDEX invoices_order ON invoices (order_id);
-- Serves: a member's invoices; purging the member.
CREATE INDEX invoices_user ON invoices (user_id) WHERE user_id IS NOT NULL;

-- ======== The operator (operator-pages, teasers) ========

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

-- What the operator of a site advertises beside its members: people in front of a live camera, or members of another site.
-- No person stands here, and nothing is kept of who sees it.
CREATE TABLE teasers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- resold: shown only where the site's setting member_resell says so.
  kind text NOT NULL CHECK (kind IN ('live_cam', 'resold')),
  -- Who is named on the card.
  advertiser text NOT NULL CHECK (length(advertiser) BETWEEN 1 AND 60),
  -- Without a user name before the host: what a link says and where it leads are the same.
  url text NOT NULL CHECK (length(url) <= 2000 AND url ~ '^https://[a-z0-9.-]+(:[0-9]+)?([/?#][^[:space:]]*)?$'),
  -- By language, German always: {"de": {"title": "…", "text": "…"}, "en": …}.
  texts jsonb NOT NULL
    CHECK (texts ? 'de' AND NOT jsonb_path_exists(texts,
      '$.*?(!(@."title" like_regex "^.{1,60}$" && @."text" like_regex "^.{1,120}$"))')),
  image_name text,
  image_width int,
  image_height int,
  position smallint NOT NULL,
  active boolean NOT NULL DEFAULT true,
  CHECK (num_nulls(image_name, image_width, image_height) IN (0, 3))
);
-- Serves: what a site shows, in its order.
CREATE INDEX teasers_site ON teasers (site_id, position, id) WHERE active;

-- ======== Repeated work (platform) ========

-- Work that is repeated, such as reminders and clean-ups: when each kind is due next, and which process is at it. A row
-- takes the place of an advisory lock, which costs a connection for as long as the work lasts.
CREATE TABLE repeated_jobs (
  name text PRIMARY KEY,
  due_at timestamptz NOT NULL,
  -- The process that is working on it, until when unless it says again that it is.
  taken_by uuid,
  taken_until timestamptz,
  CHECK ((taken_by IS NULL) = (taken_until IS NULL))
);
