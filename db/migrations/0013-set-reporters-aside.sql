-- Reports of somebody whose reports were unfounded again and again are stored, but open no case by themselves.
ALTER TABLE reports ADD COLUMN set_aside boolean NOT NULL DEFAULT false;
-- Serves: how many reports of a reporter were unfounded lately.
CREATE INDEX reports_unfounded ON reports (reporter_id, decided_at) WHERE state = 'dismissed';

-- Of what staff entered: who is behind it, which the decision names.
ALTER TABLE case_sources ADD COLUMN sent_by text CHECK (sent_by IN ('trusted_flagger', 'authority'));

-- Serves: whom an account or a network has hidden lately.
CREATE INDEX case_events_hidden ON case_events (at) WHERE what = 'hidden_at_once';
