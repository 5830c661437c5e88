-- On which of our own pages a visit from an advertisement began, as `video/two-cups`: the operator's report compares landers by it.
-- Stored and deleted with the source beside it, under the same consent.
ALTER TABLE visits ADD COLUMN lander text;
ALTER TABLE trackings ADD COLUMN lander text;
