-- What is deferred in another currency keeps the value in euro of the day of its sale, so a closed month has to know these days.
-- Null: the month was closed before.
ALTER TABLE deferred_closings ADD COLUMN sold_on date;
ALTER TABLE deferred_closings DROP CONSTRAINT deferred_closings_pkey;
ALTER TABLE deferred_closings
  ADD CONSTRAINT deferred_closings_key UNIQUE NULLS NOT DISTINCT (at, site_id, currency, country, vat_rate, sold_on);
