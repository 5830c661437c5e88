-- The last check of all books from the back office or by night: each equation with what violates it.
CREATE TABLE book_checks (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  checked_at timestamptz NOT NULL,
  milliseconds int NOT NULL,
  reports jsonb NOT NULL
);

-- Each bank file is of one site. Null: older than this column, and its debits are gone.
ALTER TABLE bank_files ADD COLUMN site_id smallint REFERENCES sites (id);
UPDATE bank_files f SET site_id = coalesce(
  (SELECT d.site_id FROM direct_debits d WHERE d.file_id = f.id LIMIT 1),
  (SELECT d.site_id FROM direct_debit_refunds r JOIN direct_debits d ON d.order_id = r.order_id WHERE r.file_id = f.id LIMIT 1));
-- Serves: the newest files of a site.
CREATE INDEX bank_files_site ON bank_files (site_id, id DESC);
