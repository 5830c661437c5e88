-- The balance of each account at this second. Spends write nothing here: what was sold and is no longer in a lot is earned. Deferred
-- are the credits that are left, and the premium days that have not begun.
CREATE OR REPLACE VIEW book_balances (account, currency, amount) AS
  WITH booked AS (
    SELECT e.account, t.currency, sum(e.amount) AS amount
    FROM book_entries e JOIN book_transactions t ON t.id = e.transaction_id GROUP BY 1, 2
  ), unspent AS (
    SELECT currency, sum(net_left) AS amount FROM (
      SELECT currency, net_left FROM lots_left UNION ALL SELECT currency, net_left FROM premium_left
    ) held GROUP BY 1
  )
  SELECT account, currency, amount::bigint FROM booked WHERE account NOT IN ('deferred', 'earned')
  UNION ALL
  SELECT 'deferred', currency, -amount::bigint FROM unspent
  UNION ALL
  SELECT 'earned', currency, sum(amount)::bigint FROM (
    SELECT currency, amount FROM booked WHERE account IN ('deferred', 'earned')
    UNION ALL
    SELECT currency, amount FROM unspent
  ) parts GROUP BY currency;
