-- The entries of a transaction of the books add up to 0.
CREATE OR REPLACE FUNCTION book_transaction_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM book_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'book transaction % is not balanced', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;

-- At the commit, when all entries are there. PostgreSQL cannot replace a constraint trigger.
DROP TRIGGER IF EXISTS book_entries_balanced ON book_entries;
CREATE CONSTRAINT TRIGGER book_entries_balanced AFTER INSERT ON book_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION book_transaction_is_balanced();
