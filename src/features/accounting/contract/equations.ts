/** The equations that the books must fulfil: for each its sentence, as `npm run books -- --check` prints it. */
export const equations = {
  transactions: 'each transaction adds up to 0',
  currencies: 'all accounts of a currency add up to 0',
  order_currencies: 'each transaction is in the currency of its orders',
  deferred: 'deferred revenue = credits sold and not taken back, without VAT',
  premium: 'deferred premium = days sold that have not begun, without VAT',
  premium_earned: 'earned premium = days that have begun, without VAT',
  lots: 'purchased credits = credits left in lots',
  receivables: 'receivables = open ones',
  clearing: 'clearing + bank = paid − refunded − charged back − fees',
  provider_clearing: 'clearing of each provider = booked − settled',
  bank: 'bank = settled items',
  refunds: 'refunds = those on their way',
  goodwill: 'goodwill = given back for nothing',
  written_off: 'written off = what nobody paid, without VAT',
  vat: 'VAT = that of the orders, less what was taken back',
  movements: 'each movement of credits adds up to 0',
  balances: 'balances = ledger',
  overdrawn: 'no balance is under 0',
  delivered: 'credits delivered = those of paid orders, each once',
  taken: 'credits taken from lots = those refunded and charged back',
  invoiced: 'invoices = paid orders',
  reversed: 'no more is reversed than was invoiced',
  invoice_numbers: 'invoice numbers have no gap',
  settled: 'settled = paid for it',
  frozen: 'spending is frozen where something is owed, and nowhere else',
  codes: 'a code for once has one use a member',
  discounts: 'each discount is that of its order',
} as const;
export type Equation = keyof typeof equations;

// The compiler loses the keys of an object.
export const equationNames = Object.keys(equations) as Equation[];
