-- Files that are to be removed. The transaction that deletes what a file belongs to writes its row, and a job removes the file: a bucket
-- that is slow or away holds no transaction. A file also has a row while it is written, due an hour later: the transaction that stores
-- what it belongs to deletes the row, so a process that is killed in between leaves no file without an owner.
CREATE TABLE file_deletions (
  -- In the storage. With a slash at its end: all files below it.
  name text PRIMARY KEY,
  due_at timestamptz NOT NULL,
  -- Since when a process is removing it: the name cannot be used until that has ended.
  claimed_at timestamptz
);

-- Serves: the files that are due, oldest first.
CREATE INDEX file_deletions_due ON file_deletions (due_at);
