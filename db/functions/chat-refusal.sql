-- The rule of sending: why a message is not stored, or null. It stands here alone, called by chat_send and chat_exchange_unlocked; the
-- caller reads what it decides on, under the locks that keep it true. Of the reasons:
--   not_found                   no such conversation or member for the sender
--   restricted                  a decision keeps the sender from writing, from new conversations or from pictures
--   links_not_yet               the text holds a link, and the account is new
--   image_gone                  the picture is not the sender's, not for this recipient, or in a message already
--   quoted_gone                 the quoted message is not in the conversation, or the sender has removed it
--   activation_required         the sender's account is not active yet, and as many messages wait in the conversation as may
--   premium_required            the sender, no paid user, has started as many conversations as are free
--   too_many_new_conversations  a paid user whose account is new has started as many conversations as such accounts may
--   spending_frozen             the sender owes money
--   not_enough_credits
--   monthly_limit_reached       the sender wants to spend no more in this month
-- `p_started` is null for a conversation that there is. PostgreSQL puts the expression into the statement that calls it, so it costs
-- no call.
CREATE OR REPLACE FUNCTION chat_refusal(
  p_visible boolean, p_links boolean, p_new boolean, p_paid boolean,
  p_cost int, p_credits int, p_frozen boolean, p_spent int, p_spending_limit int,
  p_image_gone boolean DEFAULT false, p_quoted_gone boolean DEFAULT false, p_waiting_full boolean DEFAULT false,
  p_restricted boolean DEFAULT false,
  p_started bigint DEFAULT NULL, p_free_conversations int DEFAULT NULL, p_new_account_conversations int DEFAULT NULL
) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_visible IS NOT TRUE THEN 'not_found'
    WHEN p_restricted THEN 'restricted'
    WHEN p_links AND p_new THEN 'links_not_yet'
    WHEN p_image_gone THEN 'image_gone'
    WHEN p_quoted_gone THEN 'quoted_gone'
    WHEN p_waiting_full THEN 'activation_required'
    WHEN NOT p_paid AND p_started >= p_free_conversations THEN 'premium_required'
    WHEN p_paid AND p_new AND p_started >= p_new_account_conversations THEN 'too_many_new_conversations'
    WHEN p_cost > 0 AND p_frozen THEN 'spending_frozen'
    WHEN p_credits < p_cost THEN 'not_enough_credits'
    WHEN p_cost > 0 AND p_spent + p_cost > p_spending_limit THEN 'monthly_limit_reached'
  END
$$;
