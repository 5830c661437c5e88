import type { Day } from '#platform/contract/time.ts';
import { type Money, toMajor } from '#platform/contract/money.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { BookTransaction } from '../books/books-repo.ts';
import type { Cell } from './csv.ts';
import { type DatevAccount, datevAccountOf, type DatevAccounts, exchangeAccount } from './datev-accounts.ts';
import { type DatevCells, datevColumns, datevLines, datevRow, decimal, plain } from './datev-format.ts';
import { earnedRevenue } from './earned-revenue.ts';
import { type ExchangeRates, inEuro } from './exchange-rates.ts';
import { type JournalLine, journalLines } from './export-journal.ts';
import { countEntries, listSaleDays } from './journal-repo.ts';
import type { AccountingDeps, Scope } from './scope.ts';

export interface DatevBatch {
  /** The numbers of the tax adviser and of the client at DATEV. */
  readonly consultant: number;
  readonly client: number;
  readonly fiscalYear: Day;
  readonly accounts: DatevAccounts;
  readonly rates: ExchangeRates;
  readonly currency: string;
}

/** DATEV accepts no more lines in one batch. */
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
  exchange: 'Kursdifferenz',
  write_off: 'Forderung ausgebucht',
  earned: 'Erlöse aus eingelösten Credits',
} satisfies Record<BookTransaction['kind'] | 'earned' | 'exchange', string>;

/** The journal of one currency as a DATEV batch (EXTF, Buchungsstapel), as a stream of pieces. Each line balances by itself. */
export async function exportDatev(
  { db, clock }: Pick<AccountingDeps, 'db' | 'clock'>,
  scope: Scope,
  batch: DatevBatch,
): Promise<Result<AsyncGenerator<Uint8Array>, 'too_many_rows' | 'rate_missing'>> {
  const { entries, days } = await countEntries(db, scope, batch.currency);
  if (entries > maxRows) return fail('too_many_rows', { entries });
  const isForeign = batch.currency !== 'EUR';
  const earned = await earnedRevenue(db, scope, batch.currency, isForeign);
  const sold = isForeign ? await listSaleDays(db, scope, batch.currency) : [];
  const missing = [...days, ...sold, ...earned.map((one) => one.sold ?? one.day)].find(
    (day) => batch.rates.onOrBefore(batch.currency, day) === null,
  );
  if (missing !== undefined) return fail('rate_missing', { currency: batch.currency, day: missing });
  const now = clock.now();
  return ok(
    (async function* () {
      yield datevLines([headerOf(scope, batch, now), datevColumns]);
      for await (const lines of journalLines(db, scope, batch.currency, isForeign)) {
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

/** Splits a transaction into pairs of a debit and a credit, as DATEV books them. */
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
      if (amount > 0 && debit.account.account !== credit.account.account)
        rows.push(rowOf(debit, credit, amount, batch), ...exchangeDifference(debit, credit, amount, batch));
    }
  return rows;
}

function rowOf(debit: Side, credit: Side, amount: number, batch: DatevBatch): DatevCells {
  const { country, vatRate } = debit.line;
  const money = { amount, currency: batch.currency };
  return {
    ...sumOf(money, rateOfPair(debit, credit, batch)),
    ...postingOf(debit.line, debit.account, credit.account),
    'Zusatzinformation - Art 1': 'Land',
    'Zusatzinformation - Inhalt 1': country,
    'Zusatzinformation - Art 2': 'Steuersatz',
    'Zusatzinformation - Inhalt 2': vatRate.toFixed(2).replace('.', ','),
    Festschreibung: 0,
  };
}

const postingOf = ({ day, kind, order, invoice }: JournalLine, debit: DatevAccount, credit: DatevAccount): DatevCells => ({
  Konto: plain(debit.account),
  'Gegenkonto (ohne BU-Schlüssel)': plain(credit.account),
  // The format asks for four digits.
  'BU-Schlüssel': (debit.key ?? credit.key)?.padStart(4, '0') ?? null,
  Belegdatum: plain(`${day.slice(8)}${day.slice(5, 7)}`),
  'Belegfeld 1': invoice ?? (order === null ? day : String(order)),
  Buchungstext: `${texts[kind] ?? kind}${order === null ? '' : `, Bestellung ${order}`}`.slice(0, 60),
});

/** DATEV accepts only rates from 1 up, and requires two decimals even for currencies without decimals. */
const rateFits = (rate: number): boolean => rate >= 1 && rate < 10_000;

/** The sum. When DATEV does not accept the rate, the sum is in euro, with the foreign sum as additional information. */
function sumOf(money: Money, rate: number): DatevCells {
  const [own, euro] = [decimal(toMajor(money), 2), decimal(inEuro(money, rate) / 100, 2)];
  const inOwn = { 'Umsatz (ohne Soll/Haben-Kz)': own, 'Soll/Haben-Kennzeichen': 'S', 'WKZ Umsatz': money.currency };
  if (money.currency === 'EUR') return inOwn;
  if (rateFits(rate)) return { ...inOwn, Kurs: decimal(rate, 6), 'Basis-Umsatz': euro, 'WKZ Basis-Umsatz': 'EUR' };
  return {
    ...inOwn,
    'Umsatz (ohne Soll/Haben-Kz)': euro,
    'WKZ Umsatz': 'EUR',
    'Zusatzinformation - Art 3': 'Fremdbetrag',
    'Zusatzinformation - Inhalt 3': `${money.currency} ${own.plain}, Kurs ${decimal(rate, 6).plain}`,
  };
}

const touchesBank = (...lines: readonly JournalLine[]): boolean => lines.some(({ account }) => account === 'bank');

/** Converts at the rate of the order's sale day; only money that reaches the bank converts at the rate of its own day. */
function rateOfPair({ line: debit }: Side, { line: credit }: Side, { rates, currency }: DatevBatch): number {
  return rateOn(rates, currency, touchesBank(debit, credit) ? debit.day : (debit.sold ?? credit.sold ?? debit.day));
}

/** Books the exchange difference between sale and payout, so that no balance stays on the provider's account. */
function exchangeDifference(debit: Side, credit: Side, amount: number, { rates, currency, accounts }: DatevBatch): DatevCells[] {
  const sold = debit.line.sold ?? credit.line.sold;
  if (currency === 'EUR' || sold === null || !touchesBank(debit.line, credit.line)) return [];
  const euro = (day: Day): number => inEuro({ amount, currency }, rateOn(rates, currency, day));
  const intoBank = debit.line.account === 'bank';
  const lost = (euro(sold) - euro(debit.line.day)) * (intoBank ? 1 : -1);
  if (lost === 0) return [];
  const [other, exchange] = [intoBank ? credit : debit, exchangeAccount(accounts)];
  const [from, to] = lost > 0 ? [exchange, other.account] : [other.account, exchange];
  const money = { amount: Math.abs(lost), currency: 'EUR' };
  return [{ ...sumOf(money, 1), ...postingOf({ ...other.line, kind: 'exchange' }, from, to), Festschreibung: 0 }];
}

function rateOn(rates: ExchangeRates, currency: string, day: Day): number {
  const rate = rates.onOrBefore(currency, day);
  if (rate === null) throw new Error(`no rate of ${currency} for ${day}`);
  return rate;
}
