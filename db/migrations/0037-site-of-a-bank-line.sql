-- The site whose account the line of a bank's statement is from: of a line without an order it says whose books it concerns. Null for
-- the reports of other providers, and for lines that were read before.
ALTER TABLE settled_items ADD COLUMN site_id smallint REFERENCES sites(id);

-- Serve: the log of one kind of act, and of one person. Rare ones were found by reading all of the log.
-- breaks: nothing, staff act a few times a minute, so the table is small
CREATE INDEX staff_log_what ON staff_log (what, id DESC);
-- breaks: nothing, the same
CREATE INDEX staff_log_staff ON staff_log (staff_id, id DESC);
