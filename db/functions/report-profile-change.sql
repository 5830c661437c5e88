-- Whatever statement changes what others see of a member reports it, so that no writer can forget to: as a notice to its
-- own connection, which the server publishes when the transaction is over (src/platform/server/db/row-changes.ts).
CREATE OR REPLACE FUNCTION report_profile_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'profiles' AND TG_OP = 'UPDATE' THEN
    -- Who is here changes all the time, and travels by itself or waits for the next poll.
    IF NEW.last_active_at <> OLD.last_active_at THEN
      NEW.last_active_at := OLD.last_active_at;
      NEW.updated_at := OLD.updated_at;
    END IF;
    NEW.online_at := OLD.online_at;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NULL; END IF;
  END IF;
  RAISE NOTICE USING ERRCODE = 'RP001', MESSAGE = 'profile.changed',
    DETAIL = json_build_object('user', CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER profiles_report AFTER INSERT OR UPDATE OR DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION report_profile_change();
-- The search knows who has a photo, and what may be shown by consent.
CREATE OR REPLACE TRIGGER photos_report AFTER INSERT OR UPDATE OR DELETE ON photos FOR EACH ROW EXECUTE FUNCTION report_profile_change();
CREATE OR REPLACE TRIGGER consents_report AFTER INSERT OR UPDATE OR DELETE ON consents FOR EACH ROW EXECUTE FUNCTION report_profile_change();
