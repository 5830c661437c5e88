-- What members have deleted and taken back. A restore reads it from outside of the database, because the database that it restores does
-- not know yet what was deleted later. It names accounts and photos by their numbers only, and is kept as long as backups are.
CREATE TABLE erasures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account', 'photo')),
  subject_id bigint NOT NULL,
  -- Null: its owner took the deletion back.
  deleted_at timestamptz,
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
