-- Whatever happens to a case is reported to staff who have the queue open: as a notice to its own connection, which the server
-- publishes when the transaction is over (src/platform/server/db/row-changes.ts).
CREATE OR REPLACE FUNCTION report_case_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  SELECT c.site_id, c.number, c.kind, EXISTS (
    SELECT FROM case_sources s JOIN complaints o ON o.id = s.complaint_id WHERE s.case_id = c.id AND o.subject = 'payment') AS payment
  INTO changed FROM cases c WHERE c.id = NEW.case_id;
  RAISE NOTICE USING ERRCODE = 'RP001', MESSAGE = 'case.changed',
    DETAIL = json_build_object('site', changed.site_id, 'number', changed.number, 'kind', changed.kind, 'payment', changed.payment, 'what', NEW.what);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER case_events_report AFTER INSERT ON case_events FOR EACH ROW EXECUTE FUNCTION report_case_event();
