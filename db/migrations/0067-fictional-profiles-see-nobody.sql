-- The tables refuse a like or a message from a fictional profile by a constraint, so whoever acted as one got an error of the
-- server. For a fictional profile nobody exists now: whatever asks this view, as all functions and lists do, answers the same
-- as for an unknown member, before anything is stored. Real members see fictional profiles as before.

CREATE OR REPLACE VIEW visible_members AS
  SELECT viewer.user_id AS viewer_id, seen.user_id
  FROM profiles viewer JOIN profiles seen ON seen.site_id = viewer.site_id AND seen.status = 'active' AND seen.user_id <> viewer.user_id
  WHERE NOT viewer.fictional
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.user_id = viewer.user_id AND b.blocked_id = seen.user_id)
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.user_id = seen.user_id AND b.blocked_id = viewer.user_id);
