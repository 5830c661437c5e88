-- What one network hides in a day is bounded for reports, too. It is forgotten after a day.
ALTER TABLE reports ADD COLUMN network text;
-- Serves: networks that are to be forgotten.
CREATE INDEX reports_network ON reports (created_at) WHERE network IS NOT NULL;
-- When the letter about this report's outcome warned its sender that reports can be set aside.
ALTER TABLE reports ADD COLUMN warned_at timestamptz;
-- Members read of looks for the authority after that time, because the authority has asked for it.
ALTER TABLE account_holds ADD COLUMN silent_until timestamptz;
