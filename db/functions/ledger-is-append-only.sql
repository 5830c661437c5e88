-- Books are only added to: the credit ledger, and the books of payments.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append only';
END $$;

CREATE OR REPLACE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE OR REPLACE TRIGGER book_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON book_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE OR REPLACE TRIGGER book_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON book_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
