-- The log of staff and its signed heads are only added to.
CREATE OR REPLACE FUNCTION staff_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of staff is append only';
END $$;

CREATE OR REPLACE TRIGGER staff_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_log
  FOR EACH STATEMENT EXECUTE FUNCTION staff_log_is_append_only();
CREATE OR REPLACE TRIGGER staff_log_heads_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_log_heads
  FOR EACH STATEMENT EXECUTE FUNCTION staff_log_is_append_only();
