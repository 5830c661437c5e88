-- Notes that caches which others run have to delete the public files of a photo.
CREATE OR REPLACE FUNCTION withdraw_photo(p photos) RETURNS void LANGUAGE sql AS $$
  INSERT INTO withdrawn_photos AS w (name, site_id, width, avif)
  VALUES (p.name, (SELECT site_id FROM profiles WHERE user_id = p.user_id), p.width, p.avif)
  ON CONFLICT (name) DO UPDATE SET version = w.version + 1, times_purged = 0, failures = 0, due_at = NULL;
$$;
