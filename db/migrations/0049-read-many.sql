-- Read marks cost ten times a message: each had a statement and a commit of its own. Many share both now.

DROP FUNCTION chat_read(bigint, bigint, bigint);

-- Moves each reader's position forward, never back, and never beyond the other member's newest message. A conversation that does
-- not exist for its reader has no row. Conversations must be distinct: an UPDATE changes a row once.
-- With the same settings as chat_send_many, and for the same reason: one plan, by index, whatever the statistics say.
CREATE FUNCTION chat_read_many(p_readers bigint[], p_conversations bigint[], p_up_to bigint[])
  RETURNS TABLE (conversation bigint, other bigint, read_up_to bigint, unread int, advanced boolean, told boolean)
  LANGUAGE plpgsql
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_hashjoin TO 'off'
  SET enable_mergejoin TO 'off'
  SET enable_seqscan TO 'off'
  SET join_collapse_limit TO '1'
  SET jit TO 'off'
AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM conversations c WHERE c.id = ANY (p_conversations) ORDER BY c.id FOR NO KEY UPDATE;
  RETURN QUERY
  WITH own AS MATERIALIZED (
    SELECT m.reader, m.up_to, c.id,
      CASE m.reader WHEN c.low_id THEN c.high_id ELSE c.low_id END AS other,
      CASE m.reader WHEN c.low_id THEN c.low_read_up_to ELSE c.high_read_up_to END AS before,
      CASE m.reader WHEN c.low_id THEN c.low_unread ELSE c.high_unread END AS unread_before,
      CASE m.reader WHEN c.low_id THEN c.low_removed_up_to ELSE c.high_removed_up_to END AS removed_up_to
    FROM unnest(p_readers, p_conversations, p_up_to) AS m (reader, conversation, up_to)
      JOIN conversations c ON c.id = m.conversation AND m.reader IN (c.low_id, c.high_id)
    WHERE (SELECT true FROM visible_members v
        WHERE v.viewer_id = m.reader AND v.user_id = CASE m.reader WHEN c.low_id THEN c.high_id ELSE c.low_id END)
  ), seen AS MATERIALIZED (
    SELECT o.reader, o.id, o.other, o.before, o.unread_before, o.removed_up_to,
      greatest(o.before, (SELECT max(e.id) FROM messages e
        WHERE e.conversation_id = o.id AND e.id > o.before AND e.id <= o.up_to AND e.sender_id = o.other)) AS up_to
    FROM own o
  ), counted AS MATERIALIZED (
    SELECT s.reader, s.id, s.other, s.unread_before, s.up_to,
      (SELECT count(*)::int FROM messages e
        WHERE e.conversation_id = s.id AND e.id > greatest(s.up_to, s.removed_up_to) AND e.sender_id = s.other) AS unread,
      s.up_to > s.before AS advanced,
      s.up_to > s.before
        AND (SELECT r.read_marks FROM users r WHERE r.id = s.reader) AND (SELECT w.read_marks FROM users w WHERE w.id = s.other) AS told
    FROM seen s
  ), moved AS (
    UPDATE conversations c SET
      low_read_up_to = CASE n.reader WHEN c.low_id THEN n.up_to ELSE c.low_read_up_to END,
      low_told_up_to = CASE WHEN n.told AND n.reader = c.low_id THEN n.up_to ELSE c.low_told_up_to END,
      low_unread = CASE n.reader WHEN c.low_id THEN n.unread ELSE c.low_unread END,
      high_read_up_to = CASE n.reader WHEN c.high_id THEN n.up_to ELSE c.high_read_up_to END,
      high_told_up_to = CASE WHEN n.told AND n.reader = c.high_id THEN n.up_to ELSE c.high_told_up_to END,
      high_unread = CASE n.reader WHEN c.high_id THEN n.unread ELSE c.high_unread END
    FROM counted n WHERE c.id = n.id AND (n.advanced OR n.unread <> n.unread_before)
  )
  SELECT n.id, n.other, n.up_to, n.unread, n.advanced, n.told FROM counted n;
END $$;
