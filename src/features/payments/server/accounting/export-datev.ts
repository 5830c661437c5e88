import type { Day } from '#platform/contract/time.ts';
import { decimalsOf, type Money, toMajor } from '#platform/contract/money.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { BookTransaction } from '../books/books-repo.ts';
import type { Cell } from './csv.ts';
import { type DatevAccount, datevAccountOf, type DatevAccounts } from './datev-accounts.ts';
import { type DatevCells, datevColumns, datevLines, datevRow, decimal, plain } from './datev-format.ts';
import { earnedRevenue } from './earned-revenue.ts';
import { type ExchangeRates, inEuro } from './exchange-rates.ts';
import { type JournalLine, journalLines } from './export-journal.ts';
import { countEntries } from './journal-repo.ts';
import type { AccountingDeps, Scope } from './scope.ts';

export interface DatevBatch {
  /** Numbers of the tax adviser and of the client at DATEV. */
  readonly consultant: number;
  readonly client: number;
  readonly fiscalYear: Day;
  readonly accounts: DatevAccounts;
  readonly rates: ExchangeRates;
  readonly currency: string;
}

/** DATEV takes no more in one batch. */
const maxRows = 99_999;

const texts: Readonly<Record<string, string>> = {
  sale: 'Verkauf',
  fee: 'Gebühr des Zahlungsdienstes',
  refund: 'Erstattung angefordert',
  refund_paid: 'Erstattung gezahlt',
  refund_failed: 'Erstattung gescheitert',
  chargeback: 'Rückbelastung',
  chargeback_reversed: 'Rückbelastung aufgehoben',
  settlement: 'Offener Betrag beglichen',
  premium_day: 'Erlöse aus begonnenen Premium-Tagen',
  payout: 'Auszahlung',
  write_off: 'Forderung ausgebucht',
  earned: 'Erlöse aus eingelösten Credits',
} satisfies Record<BookTransaction['kind'] | 'earned', string>;

/** The journal of one currency as a DATEV batch (EXTF, Buchungsstapel), piece by piece. Each line balances in itself. */
export async function exportDatev(
  { db, clock }: Pick<AccountingDeps, 'db' | 'clock'>,
  scope: Scope,
  batch: DatevBatch,
): Promise<Result<AsyncGenerator<Uint8Array>, 'too_many_rows' | 'rate_missing'>> {
  const { entries, days } = await countEntries(db, scope, batch.currency);
  if (entries > maxRows) return fail('too_many_rows', { entries });
  const earned = await earnedRevenue(db, scope, batch.currency);
  const missing = [...days, ...earned.map(({ day }) => day)].find((day) => batch.rates.onOrBefore(batch.currency, day) === null);
  if (missing !== undefined) return fail('rate_missing', { currency: batch.currency, day: missing });
  const now = clock.now();
  return ok(
    (async function* () {
      yield datevLines([headerOf(scope, batch, now), datevColumns]);
      for await (const lines of journalLines(db, scope, batch.currency)) {
        const rows = transactionsOf(lines).flatMap((entries) => pairs(entries, scope, batch));
        if (rows.length > 0) yield datevLines(rows.map(datevRow));
      }
    })(),
  );
}

function headerOf({ from, to }: Scope, { consultant, client, fiscalYear }: DatevBatch, now: Date): Cell[] {
  const created = now.toISOString().replaceAll(/\D/g, '');
  const compact = (day: Day) => plain(day.replaceAll('-', ''));
  return [
    'EXTF',
    700,
    21,
    'Buchungsstapel',
    13,
    plain(created),
    null,
    'RE',
    '',
    '',
    consultant,
    client,
    compact(fiscalYear),
    4,
    compact(from),
    compact(to),
    `Emberleaf ${from.slice(0, 7)}`,
    '',
    1,
    0,
    0,
    'EUR',
    null,
    '',
    null,
    null,
    '03',
    null,
    null,
    '',
    '',
  ];
}

function transactionsOf(lines: readonly JournalLine[]): JournalLine[][] {
  const transactions = new Map<number | string, JournalLine[]>();
  for (const line of lines) transactions.set(line.transaction, [...(transactions.get(line.transaction) ?? []), line]);
  return [...transactions.values()];
}

interface Side {
  readonly line: JournalLine;
  readonly account: DatevAccount;
  left: number;
}

/** A transaction as pairs of a debit and a credit, as DATEV books them. */
function pairs(lines: readonly JournalLine[], { company }: Scope, batch: DatevBatch): DatevCells[] {
  const side = (sign: 1 | -1): Side[] =>
    lines.flatMap((line) =>
      line.amount * sign > 0 ? [{ line, account: datevAccountOf(batch.accounts, line, company.country), left: line.amount * sign }] : [],
    );
  const [debits, credits] = [side(1), side(-1)];
  const rows: DatevCells[] = [];
  for (const debit of debits)
    for (const credit of credits) {
      const amount = Math.min(debit.left, credit.left);
      debit.left -= amount;
      credit.left -= amount;
      if (amount > 0 && debit.account.account !== credit.account.account) rows.push(rowOf(debit, credit, amount, batch));
    }
  return rows;
}

function rowOf(debit: Side, credit: Side, amount: number, { rates, currency }: DatevBatch): DatevCells {
  const { day, kind, order, invoice, country, vatRate } = debit.line;
  const money = { amount, currency };
  return {
    'Umsatz (ohne Soll/Haben-Kz)': decimal(toMajor(money), decimalsOf(currency)),
    'Soll/Haben-Kennzeichen': 'S',
    'WKZ Umsatz': currency,
    ...(currency === 'EUR' ? {} : baseOf(money, rateOn(rates, currency, day))),
    Konto: plain(debit.account.account),
    'Gegenkonto (ohne BU-Schlüssel)': plain(credit.account.account),
    'BU-Schlüssel': debit.account.key ?? credit.account.key ?? null,
    Belegdatum: plain(`${day.slice(8)}${day.slice(5, 7)}`),
    'Belegfeld 1': invoice ?? (order === null ? day : String(order)),
    Buchungstext: `${texts[kind] ?? kind}${order === null ? '' : `, Bestellung ${order}`}`.slice(0, 60),
    'Zusatzinformation - Art 1': 'Land',
    'Zusatzinformation - Inhalt 1': country,
    'Zusatzinformation - Art 2': 'Steuersatz',
    'Zusatzinformation - Inhalt 2': vatRate.toFixed(2).replace('.', ','),
    Festschreibung: 0,
  };
}

/** What DATEV asks for in addition where the sum is not in the currency of the batch. */
const baseOf = (money: Money, rate: number): DatevCells => ({
  Kurs: decimal(rate, 6),
  'Basis-Umsatz': decimal(inEuro(money, rate) / 100, 2),
  'WKZ Basis-Umsatz': 'EUR',
});

function rateOn(rates: ExchangeRates, currency: string, day: Day): number {
  const rate = rates.onOrBefore(currency, day);
  if (rate === null) throw new Error(`no rate of ${currency} for ${day}`);
  return rate;
}
