import type { Db } from '#platform/server/db/open-database.ts';
import { amountText } from './amount-text.ts';
import { csvLines } from './csv.ts';
import { type Earned, earnedRevenue } from './earned-revenue.ts';
import { type JournalEntry, listEntries } from './journal-repo.ts';
import type { Scope } from './scope.ts';

const header = [
  'transaction',
  'date',
  'kind',
  'account',
  'order',
  'provider',
  'country',
  'vat_rate',
  'invoice',
  'currency',
  'debit',
  'credit',
] as const;

const batchSize = 1000;

/** A line of the journal. Earned revenue of spent credits has no order, because spends are not booked one by one. */
export type JournalLine = Omit<JournalEntry, 'transaction' | 'order'> & {
  readonly transaction: number | string;
  readonly order: number | null;
};

/**
 * The lines of a scope in batches, each with whole transactions; those of earned revenue come last. Currency null: all currencies.
 * `bySale`: earned revenue by the day of the sale.
 */
export async function* journalLines(db: Db, scope: Scope, currency: string | null, bySale = false): AsyncGenerator<readonly JournalLine[]> {
  for (let after = 0; ;) {
    const entries = await listEntries(db, scope, currency, after, batchSize);
    const last = entries.at(-1);
    if (last === undefined) break;
    yield entries;
    after = last.transaction;
  }
  for (const earned of await earnedRevenue(db, scope, currency, bySale)) yield linesOf(earned);
}

/** The journal as CSV, as a stream of pieces. */
export async function* exportJournal(db: Db, scope: Scope, currency: string | null): AsyncGenerator<string> {
  yield csvLines([header]);
  for await (const lines of journalLines(db, scope, currency)) yield csvLines(lines.map(cells));
}

function linesOf({ day, currency, country, vatRate, sold, amount }: Earned): JournalLine[] {
  const transaction = `earned-${day}-${currency}-${country}-${vatRate}${sold === null ? '' : `-${sold}`}`;
  const line = {
    transaction,
    day,
    kind: 'earned',
    order: null,
    provider: null,
    country,
    vatRate,
    invoice: null,
    currency,
    sold,
    timed: false,
  };
  return [
    { ...line, account: 'deferred', amount },
    { ...line, account: 'earned', amount: -amount },
  ];
}

const cells = ({ transaction, day, kind, account, order, provider, country, vatRate, invoice, currency, amount }: JournalLine) => [
  transaction,
  day,
  kind,
  account,
  order,
  provider,
  country,
  vatRate,
  invoice,
  currency,
  amount > 0 ? amountText({ amount, currency }) : '',
  amount < 0 ? amountText({ amount: -amount, currency }) : '',
];
