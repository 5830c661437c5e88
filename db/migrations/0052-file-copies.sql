-- Copies of files that are still to be made, such as of a photo that was reported. The transaction that needs a copy writes its row, and a
-- job makes the copy: a bucket that is slow or away refuses no report. While a row names a file, as copy or original, no removal of it begins.
CREATE TABLE file_copies (
  -- In the storage, as `original`.
  name text PRIMARY KEY,
  original text NOT NULL,
  -- When it is tried again; null: at once.
  retry_at timestamptz,
  -- Erased before it was made. The row stays until no process can be making the copy.
  unwanted boolean NOT NULL DEFAULT false
);

-- Serves: whether a file that is to be removed is still to be copied.
CREATE INDEX file_copies_original ON file_copies (original);
