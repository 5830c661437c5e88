-- The site whose account the line of a bank's statement is from: of a line without an order it says whose books it concerns. Null for
-- the reports of other providers, and for lines that were read before.
ALTER TABLE settled_items ADD COLUMN site_id smallint REFERENCES sites(id);
