-- However a row goes away, by its owner, a chargeback or the end of the account, its provider is asked to delete the token.
CREATE OR REPLACE FUNCTION queue_token_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tokens_to_delete (provider, token) VALUES (OLD.provider, OLD.token) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payment_means_deleted AFTER DELETE ON payment_means FOR EACH ROW EXECUTE FUNCTION queue_token_deletion();
