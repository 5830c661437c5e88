-- Who exists for whom: active, of the same site, not oneself, no block in either direction. Whose profile a decision has hidden exists
-- for those alone with whom there is a conversation, which goes on. For a fictional profile nobody
-- exists, so nothing can be done as one: whoever tries gets the same answer as for an unknown member, before anything is stored.
CREATE OR REPLACE VIEW visible_members AS
  SELECT viewer.user_id AS viewer_id, seen.user_id
  FROM profiles viewer JOIN profiles seen ON seen.site_id = viewer.site_id AND seen.status = 'active' AND seen.user_id <> viewer.user_id
  WHERE NOT viewer.fictional
    AND (NOT seen.hidden OR EXISTS (SELECT FROM conversations c
      WHERE c.low_id = least(viewer.user_id, seen.user_id) AND c.high_id = greatest(viewer.user_id, seen.user_id)))
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.user_id = viewer.user_id AND b.blocked_id = seen.user_id)
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.user_id = seen.user_id AND b.blocked_id = viewer.user_id);
