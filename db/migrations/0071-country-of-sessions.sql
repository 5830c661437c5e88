-- Where a session began, as coarsely as members see it at their logins: ISO 3166-1 alpha-2; null when unknown, and for those that
-- began before.
ALTER TABLE sessions ADD COLUMN country char(2);
