-- Two columns get the words that are used elsewhere for the same: a CDN is purged, and a provider's report names an order.
ALTER TABLE withdrawn_photos RENAME COLUMN times_told TO times_purged;
ALTER TABLE settled_items RENAME COLUMN told_order_id TO reported_order_id;

CREATE OR REPLACE FUNCTION withdraw_photo(p photos) RETURNS void LANGUAGE sql AS $$
  INSERT INTO withdrawn_photos AS w (name, site_id, width, avif)
  VALUES (p.name, (SELECT site_id FROM profiles WHERE user_id = p.user_id), p.width, p.avif)
  ON CONFLICT (name) DO UPDATE SET version = w.version + 1, times_purged = 0, failures = 0, due_at = NULL;
$$;
