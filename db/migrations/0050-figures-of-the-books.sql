-- Sums and charts of the office's page of the books, counted with the check, because they read every entry. Null: a release before made
-- the check.
ALTER TABLE book_checks ADD COLUMN figures jsonb;
