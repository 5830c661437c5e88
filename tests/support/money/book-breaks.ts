/** One order of each kind, by what became of it. */
export interface SoldOrders {
  readonly sold: number;
  readonly soldLater: number;
  readonly days: number;
  readonly refunded: number;
  /** Its refund is on its way. */
  readonly returning: number;
  /** The bank took the payment back, and something is owed. */
  readonly owed: number;
  readonly settled: number;
}

interface BookBreak {
  readonly of: string;
  /** Statements that the database refuses whoever is not its superuser. */
  readonly by: (orders: SoldOrders) => readonly string[];
  /** All that do not hold any more. */
  readonly names: readonly string[];
}

const entryOf = (order: number, account: string, kind: string) =>
  `WHERE account = '${account}' AND order_id = ${order} AND transaction_id IN (SELECT id FROM book_transactions WHERE kind = '${kind}')`;
const buyerOf = (order: number) => `(SELECT user_id FROM orders WHERE id = ${order})`;

/** Something wrong for each equation of the books. */
export const bookBreaks: readonly BookBreak[] = [
  {
    of: 'a debit without a credit',
    by: (orders) => [
      `INSERT INTO book_entries (transaction_id, account, order_id, amount)
       SELECT id, 'rounding', order_id, 1 FROM book_transactions WHERE idempotency_key = 'sale:${orders.sold}'`,
    ],
    names: ['each transaction adds up to 0', 'all accounts of a currency add up to 0'],
  },
  {
    of: 'an entry that is in another transaction than its credit',
    by: (orders) => [
      `UPDATE book_entries SET transaction_id = (SELECT id FROM book_transactions WHERE idempotency_key = 'sale:${orders.refunded}')
       ${entryOf(orders.sold, 'clearing', 'sale')}`,
    ],
    names: ['each transaction adds up to 0'],
  },
  {
    of: 'a booking in another currency than its order’s',
    by: (orders) => [`UPDATE book_transactions SET currency = 'CHF' WHERE idempotency_key = 'fee:${orders.sold}'`],
    names: ['each transaction is in the currency of its orders'],
  },
  {
    of: 'deferred revenue of credits on another account',
    by: (orders) => [`UPDATE book_entries SET account = 'rounding' ${entryOf(orders.sold, 'deferred', 'sale')}`],
    names: ['deferred revenue = credits sold and not taken back, without VAT'],
  },
  {
    of: 'a lot at another price, in which is also another VAT',
    by: (orders) => [`UPDATE credit_lots SET amount = amount + 100 WHERE order_id = ${orders.sold}`],
    names: ['deferred revenue = credits sold and not taken back, without VAT', 'VAT = that of the orders, less what was taken back'],
  },
  {
    of: 'deferred revenue of days on another account',
    by: (orders) => [`UPDATE book_entries SET account = 'rounding' ${entryOf(orders.days, 'deferred', 'sale')}`],
    names: ['deferred premium = days sold that have not begun, without VAT'],
  },
  {
    of: 'a day’s revenue on another account',
    by: (orders) => [`UPDATE book_entries SET account = 'rounding' ${entryOf(orders.days, 'earned', 'premium_day')}`],
    names: ['earned premium = days that have begun, without VAT'],
  },
  {
    of: 'purchased credits without a lot',
    by: (orders) => [
      `INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
       SELECT user_id, created_at, 1000, 0, -1000, 'grant', 'made-up' FROM orders WHERE id = ${orders.sold}`,
      `UPDATE balances SET purchased = purchased + 1000 WHERE user_id = ${buyerOf(orders.sold)}`,
    ],
    names: ['purchased credits = credits left in lots'],
  },
  {
    of: 'a debt that is smaller than what was booked',
    by: (orders) => [`UPDATE chargebacks SET receivable = receivable - 1 WHERE order_id = ${orders.owed}`],
    names: ['receivables = open ones'],
  },
  {
    of: 'a payment that is booked for another order',
    by: (orders) => [`UPDATE book_entries SET order_id = ${orders.refunded} ${entryOf(orders.sold, 'clearing', 'sale')}`],
    names: ['clearing + bank = paid − refunded − charged back − fees'],
  },
  {
    of: 'a payment that is booked for another provider',
    by: (orders) => [`UPDATE book_entries SET provider = 'stripe' ${entryOf(orders.sold, 'clearing', 'sale')}`],
    names: ['clearing of each provider = booked − settled'],
  },
  {
    of: 'a payout that is booked for another provider',
    by: (orders) => [`UPDATE book_entries SET provider = 'stripe' ${entryOf(orders.sold, 'bank', 'payout')}`],
    names: ['bank = settled items'],
  },
  {
    of: 'an item that was never paid out',
    by: (orders) => [
      `INSERT INTO settled_items (provider, item, day, kind, amount, fee, currency, order_id, booked_at)
       SELECT provider, 'made-up', '2020-01-01', 'paid', 700, 0, currency, id, created_at FROM orders WHERE id = ${orders.sold}`,
    ],
    names: ['clearing of each provider = booked − settled', 'bank = settled items'],
  },
  {
    of: 'a refund on its way on another account',
    by: (orders) => [`UPDATE book_entries SET account = 'rounding' ${entryOf(orders.returning, 'returning', 'refund')}`],
    names: ['refunds = those on their way'],
  },
  {
    of: 'a refund that is booked as goodwill',
    by: (orders) => [`UPDATE book_entries SET account = 'goodwill' ${entryOf(orders.returning, 'returning', 'refund')}`],
    names: ['refunds = those on their way', 'goodwill = given back for nothing'],
  },
  {
    of: 'a debt that is booked as written off',
    by: (orders) => [`UPDATE book_entries SET account = 'written_off' ${entryOf(orders.owed, 'receivables', 'chargeback')}`],
    names: ['receivables = open ones', 'written off = what nobody paid, without VAT'],
  },
  {
    of: 'VAT on another account',
    by: (orders) => [
      `UPDATE book_entries SET account = 'rounding', country = NULL, vat_rate = NULL ${entryOf(orders.sold, 'vat', 'sale')}`,
    ],
    names: ['VAT = that of the orders, less what was taken back'],
  },
  {
    of: 'credits from nowhere',
    by: (orders) => [
      'ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_check',
      `UPDATE ledger_transactions SET operator = operator - 1 WHERE idempotency_key = 'order:${orders.sold}'`,
    ],
    names: ['each movement of credits adds up to 0'],
  },
  {
    of: 'a balance that no movement made',
    by: (orders) => [`UPDATE balances SET bonus = bonus + 1 WHERE user_id = ${buyerOf(orders.sold)}`],
    names: ['balances = ledger'],
  },
  {
    of: 'a balance under 0',
    by: (orders) => [
      'ALTER DOMAIN whole DROP CONSTRAINT whole_check',
      `INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
       SELECT user_id, created_at, 0, -1, 1, 'grant', 'made-up' FROM orders WHERE id = ${orders.sold}`,
      `UPDATE balances SET bonus = bonus - 1 WHERE user_id = ${buyerOf(orders.sold)}`,
    ],
    names: ['no balance is under 0'],
  },
  {
    of: 'credits of no order',
    by: (orders) => [`UPDATE ledger_transactions SET idempotency_key = 'made-up' WHERE idempotency_key = 'order:${orders.sold}'`],
    names: ['credits delivered = those of paid orders, each once'],
  },
  {
    of: 'credits that a refund took from no lot',
    by: (orders) => [
      `UPDATE credit_lot_deductions SET credits = credits + 1
       WHERE lot_id = (SELECT id FROM credit_lots WHERE order_id = ${orders.refunded})`,
    ],
    names: ['credits taken from lots = those refunded and charged back'],
  },
  {
    of: 'an invoice about another sum',
    by: (orders) => [`UPDATE invoices SET total = total + 1 WHERE source = 'order:${orders.sold}'`],
    names: ['invoices = paid orders'],
  },
  {
    of: 'a reversal of more than was invoiced',
    by: (orders) => [`UPDATE invoices SET total = total - 1 WHERE order_id = ${orders.refunded} AND kind = 'reversal'`],
    names: ['no more is reversed than was invoiced'],
  },
  {
    of: 'an invoice number that is missing',
    by: (orders) => [`DELETE FROM invoices WHERE order_id = ${orders.refunded} AND kind = 'reversal'`],
    names: ['invoice numbers have no gap'],
  },
  {
    of: 'a debt that was settled by another sum',
    by: (orders) => [`UPDATE chargebacks SET receivable = receivable + 1 WHERE order_id = ${orders.settled}`],
    names: ['settled = paid for it'],
  },
  {
    of: 'spending that is frozen without a debt',
    by: (orders) => [`UPDATE balances SET frozen = true WHERE user_id = ${buyerOf(orders.sold)}`],
    names: ['spending is frozen where something is owed, and nowhere else'],
  },
  {
    of: 'a code that was used twice',
    by: (orders) => [
      'DROP INDEX discount_uses_once',
      ...['discount_uses SET code', 'orders SET discount_code'].map(
        (set) => `UPDATE ${set} = (SELECT discount_code FROM orders WHERE id = ${orders.sold})
                  WHERE ${set.startsWith('orders') ? 'id' : 'order_id'} = ${orders.soldLater}`,
      ),
    ],
    names: ['a code for once has one use a member'],
  },
  {
    of: 'a discount that is noted as reserved although its order is paid',
    by: (orders) => [`UPDATE discount_uses SET state = 'reserved' WHERE order_id = ${orders.sold}`],
    names: ['each discount is that of its order'],
  },
];
