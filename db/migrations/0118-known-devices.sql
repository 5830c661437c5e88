-- Browsers that have logged in to an account, whose guesses are counted apart. They were signed cookies for an address: whoever
-- signed up with a stranger's address could make any number of them, and they outlived a password that had leaked.
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
