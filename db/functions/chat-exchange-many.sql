-- For processes of the last release only, which take a row without `other` for a read mark, and would publish it with nulls in it: it
-- waits for what others have locked, so that chat_exchange_unlocked leaves nothing. The next release drops it.
-- Balances before conversations, each in order: whoever does the same may have to wait, but never for one that waits. Whoever calls
-- chat_exchange_unlocked waits for nobody.
CREATE OR REPLACE FUNCTION chat_exchange_many(
    p_senders bigint[], p_conversations bigint[], p_client_ids uuid[], p_texts text[], p_costs int[], p_months date[], p_links boolean[],
    p_new_since timestamptz, p_now timestamptz,
    p_readers bigint[], p_read_conversations bigint[], p_up_to bigint[])
  RETURNS TABLE (member bigint, conversation bigint, other bigint, message bigint, credits int, paid boolean,
    read_up_to bigint, unread int, advanced boolean, sends_receipt boolean)
  LANGUAGE plpgsql
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_seqscan TO 'off'
 AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM balances b WHERE b.user_id = ANY (p_senders) ORDER BY b.user_id FOR NO KEY UPDATE;
  PERFORM FROM conversations c WHERE c.id = ANY (p_conversations || p_read_conversations) ORDER BY c.id FOR NO KEY UPDATE;
  RETURN QUERY
  SELECT x.* FROM chat_exchange_unlocked(p_senders, p_conversations, p_client_ids, p_texts, p_costs, p_months, p_links, p_new_since, p_now,
    p_readers, p_read_conversations, p_up_to) x;
END $$;
