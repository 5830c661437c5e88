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
