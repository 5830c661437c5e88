-- Where the files of this installation are, because every process has to use the same place: one that looks for a file elsewhere would take
-- its deletion and remove nothing. The first process that starts with S3_URL writes the row; without it, files are in folders of DATA_DIR.
CREATE TABLE file_places (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- The bucket and the folder in it, such as "emberleaf/site". Its host and key may change.
  bucket text NOT NULL
);
