import { addDays, type Day, isDay } from '#platform/contract/time.ts';
import type { Money } from '#platform/contract/money.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { readDatevAccounts } from './exports/datev-accounts.ts';
import { type ExchangeRates, readExchangeRates } from './exports/exchange-rates.ts';
import { exportDatev } from './exports/export-datev.ts';
import { exportJournal } from './exports/export-journal.ts';
import { ossMonths } from './exports/oss-months.ts';
import { daysOfQuarter, ossReturn, type OssReturn } from './exports/oss-return.ts';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { acceptFinding, acceptFindings } from './payouts/accept-finding.ts';
import type { Finding } from './payouts/findings-repo.ts';
import { compareBooks, type DayReport, type PayoutDeps, reconcileDay, yesterdayOf } from './payouts/reconcile-payouts.ts';
import { findCode } from './payouts/order-code-repo.ts';
import { type AccountingDeps, type Asked, scopeOf, type ScopeRefusal } from './exports/scope.ts';

/** The kinds of booking for a finding. */
const bookingKinds = ['refund', 'chargeback', 'fee'] as const;
export type BookingKind = (typeof bookingKinds)[number];

export type BookingRefusal = 'finding_unknown' | 'finding_unbookable' | 'finding_booked';
export type WriteOffRefusal = 'nothing_owed' | 'being_paid';
/** `disputed`: the buyer has a part or all of the money already, from their bank or by the provider. */
export type PayRefusal = 'nothing_to_pay' | 'disputed';

/** Findings that have been looked up, and the transaction of the caller, who undoes it after a refusal. */
export interface FoundIn {
  readonly tx: Tx;
  readonly findings: readonly Finding[];
}

/** Money that its payment method does not pay back, so the operator transfers it. */
export interface OwedByHand {
  readonly order: number;
  /** Null: the buyer has a part or all of the money already, from their bank or by the provider, so nothing is to be transferred. */
  readonly amount: Money | null;
  /** `account_deleted`: what is left of an account that ends, and could not be paid back by its method. */
  readonly why: 'failed' | 'not_taken' | 'account_erased' | 'account_deleted';
  /** What is owed, whether it may be transferred or not. */
  readonly owed: Money;
  /** What the buyer would have beyond the price with it; null: nothing. */
  readonly excess: Money | null;
  /** The part of it that payout reports have as paid by the provider: it is only to be booked. */
  readonly reported: Money | null;
  readonly since: Date;
  /** Until when the address of the buyer is there to ask for an account; null: it is there, or gone already. */
  readonly until: Date | null;
}

/** Who asked for a transfer, in their words, which are part of the buyer's data export. */
interface TransferAsked {
  readonly staff: StaffId;
  readonly reason: string;
}

/** What is paid by a transfer, in the caller's transactions. */
interface ByHand {
  list(sites: readonly SiteId[], limit: number): Promise<OwedByHand[]>;
  /** What is owed for an order now, and how many minor units of it the provider has paid by its reports. */
  owed(tx: Tx, order: number): Promise<Result<{ readonly amount: Money; readonly reported: number }, PayRefusal>>;
  /** Notes a transfer of exactly this sum, of which exactly `reported` is paid. */
  paid(
    tx: Tx,
    order: number,
    amount: Money & { readonly reported: number },
    by: TransferAsked,
  ): Promise<Result<Money, PayRefusal | 'owed_changed'>>;
}

/** A person's decisions about an order, which change it and its books. */
export interface OrderDecisions {
  /** Books a finding as the given kind and closes it. `subject` is the name that was printed. */
  bookFinding(subject: string, as: BookingKind, within?: FoundIn): Promise<Result<null, BookingRefusal>>;
  /** Pays the rest of an order back by its payment method, at any time; `byHand`: the operator has already transferred the money. */
  payOut(order: number, byHand: boolean): Promise<Result<Money, PayRefusal>>;
  /** Writes off the debt of an order and returns its amount. */
  writeOff(order: number, within?: Tx): Promise<Result<Money, WriteOffRefusal>>;
  readonly byHand: ByHand;
}

/** Why a file cannot be written. */
export type ExportRefusal =
  | ScopeRefusal
  | 'quarter_invalid'
  | 'rates_invalid'
  | 'rate_missing'
  | 'accounts_invalid'
  | 'number_invalid'
  | 'fiscal_year_invalid'
  | 'too_many_rows';

export type BooksRefusal =
  | ExportRefusal
  | BookingRefusal
  | WriteOffRefusal
  | PayRefusal
  | 'order_invalid'
  | 'code_wrong'
  | 'booking_invalid';

/** A file as a stream of pieces. */
export type Pieces = AsyncIterable<string | Uint8Array>;

/** The arguments as typed; files as their contents. */
export interface DatevAsked extends Asked {
  readonly currency: string | undefined;
  readonly rates: string | undefined;
  readonly accounts: string | undefined;
  readonly consultant: string | undefined;
  readonly client: string | undefined;
  /** First day of the fiscal year. */
  readonly fiscalYear: string | undefined;
}

export interface OssAsked {
  readonly company: string | undefined;
  readonly quarter: string;
  readonly rates: string | undefined;
}

/** The exports from the books, and the accountant's commands. */
export interface Accounting {
  /** Every entry as CSV. */
  journal(asked: Asked & { readonly currency: string | undefined }): Promise<Result<Pieces, ExportRefusal>>;
  /** The journal as a DATEV batch. */
  datev(asked: DatevAsked): Promise<Result<Pieces, ExportRefusal>>;
  oss(asked: OssAsked): Promise<Result<OssReturn, ExportRefusal>>;
  /** The VAT of the OSS return by month, as CSV. */
  ossMonths(asked: OssAsked): Promise<Result<string, ExportRefusal>>;
  /** Reads the payout reports of a day, by default yesterday's, books them, and compares them with the books. */
  reconcile(day: string | undefined): Promise<Result<DayReport, BooksRefusal>>;
  /** The day to read, if it is one that is over. */
  dayToReconcile(day: string | undefined): Result<Day, 'day_invalid' | 'period_not_over'>;
  /** Closes a finding for good, by its printed name. False when no finding ever had that name. */
  accept(subject: string): Promise<boolean>;
  /** Closes these findings for good, in a transaction of the caller. */
  acceptIn(within: FoundIn): Promise<void>;
  /** Books a finding as the given kind and closes it. */
  book(subject: string, as: string | undefined): Promise<Result<BookingKind, BooksRefusal>>;
  /** The same in a transaction of the caller, who calls `compare` after it. */
  bookIn(within: FoundIn, subject: string, as: BookingKind): Promise<Result<null, BookingRefusal>>;
  /** Compares all payouts with the books. */
  compare(): Promise<readonly Finding[]>;
  /** Pays the rest of an order back by its payment method, at any time; `byHand`: the operator has already transferred the money. */
  payOut(order: string, byHand: boolean): Promise<Result<Money, BooksRefusal>>;
  /** Writes off the debt of an order (`E-17`) and returns its amount. */
  writeOff(order: string): Promise<Result<Money, BooksRefusal>>;
  /** The same in a transaction of the caller. */
  writeOffIn(tx: Tx, order: number): Promise<Result<Money, WriteOffRefusal>>;
  readonly byHand: ByHand;
}

export function accountingOf(deps: AccountingDeps & PayoutDeps & { readonly reads: Db }, orders: OrderDecisions): Accounting {
  const dayToReconcile: Accounting['dayToReconcile'] = (asked) => {
    const yesterday = yesterdayOf(deps.clock);
    const day = asked ?? yesterday;
    if (!isDay(day)) return fail('day_invalid', { option: 'reconcile', value: day });
    return day <= yesterday ? ok(day) : fail('period_not_over', { to: day });
  };
  return {
    async journal(asked) {
      const scope = await scopeOf(deps, asked);
      return scope.ok ? ok(exportJournal(deps.reads, scope.value, asked.currency ?? null)) : scope;
    },
    async datev(asked) {
      const scope = await scopeOf(deps, asked);
      if (!scope.ok) return scope;
      const { from, to } = scope.value;
      const accounts = readDatevAccounts(asked.accounts ?? '{}');
      if (!accounts.ok) return accounts;
      const rates = ratesOf(asked.rates);
      if (!rates.ok) return rates;
      const consultant = numberOf('consultant', asked.consultant ?? '1001', 1001, 9_999_999);
      if (!consultant.ok) return consultant;
      const client = numberOf('client', asked.client ?? '1', 1, 99_999);
      if (!client.ok) return client;
      const fiscalYear = asked.fiscalYear ?? `${from.slice(0, 4)}-01-01`;
      // The lines contain day and month only, without a year.
      if (!isDay(fiscalYear) || from < fiscalYear || to >= yearAfter(fiscalYear)) return fail('fiscal_year_invalid', { value: fiscalYear });
      const numbers = { consultant: consultant.value, client: client.value, fiscalYear };
      return exportDatev({ ...deps, db: deps.reads }, scope.value, {
        ...numbers,
        accounts: accounts.value,
        rates: rates.value,
        currency: asked.currency ?? 'EUR',
      });
    },
    async oss({ company, quarter, rates: file }) {
      const days = daysOfQuarter(quarter);
      if (!days.ok) return days;
      const scope = await scopeOf(deps, { company, ...days.value });
      if (!scope.ok) return scope;
      const rates = ratesOf(file);
      return rates.ok ? ossReturn(deps.reads, scope.value, quarter, rates.value) : rates;
    },
    async ossMonths({ company, quarter, rates: file }) {
      const days = daysOfQuarter(quarter);
      if (!days.ok) return days;
      const scope = await scopeOf(deps, { company, ...days.value });
      if (!scope.ok) return scope;
      const rates = ratesOf(file);
      return rates.ok ? ossMonths(deps.reads, scope.value, rates.value) : rates;
    },
    async reconcile(asked) {
      const day = dayToReconcile(asked);
      return day.ok ? ok(await reconcileDay(deps, day.value)) : day;
    },
    dayToReconcile,
    async accept(subject) {
      const order = await readOrder(deps.db, subject);
      if (!order.ok && order.code === 'code_wrong') return false;
      return transact(deps.db, (tx) => acceptFinding(tx, order.ok ? `E-${order.value}` : subject, deps.clock.now()));
    },
    acceptIn: ({ tx, findings }) => acceptFindings(tx, findings, deps.clock.now()),
    bookIn: (within, subject, as) => orders.bookFinding(subject, as, within),
    compare: () => compareBooks(deps),
    async book(subject, asked) {
      const as = bookingKinds.find((kind) => kind === asked);
      if (as === undefined) return fail('booking_invalid', { value: asked ?? '' });
      const booked = await orders.bookFinding(subject, as);
      if (!booked.ok) return booked;
      await compareBooks(deps);
      return ok(as);
    },
    writeOff: (asked) => ofOrder(deps.db, asked, (order) => orders.writeOff(order)),
    writeOffIn: (tx, order) => orders.writeOff(order, tx),
    payOut: (asked, byHand) => ofOrder(deps.db, asked, (order) => orders.payOut(order, byHand)),
    byHand: orders.byHand,
  };
}

async function ofOrder(
  db: Db,
  asked: string,
  run: (order: number) => Promise<Result<Money, BooksRefusal>>,
): Promise<Result<Money, BooksRefusal>> {
  const order = await readOrder(db, asked);
  return order.ok ? run(order.value) : order;
}

/** An order by its number, `E-17` or `E-17-7K2M`: the four characters, where they are given, catch a wrong digit. */
async function readOrder(db: Db, asked: string): Promise<Result<number, 'order_invalid' | 'code_wrong'>> {
  const [, order, code] = /^E-([1-9]\d{0,14})(?:-([A-Z0-9]{4}))?$/i.exec(asked.trim()) ?? [];
  if (order === undefined) return fail('order_invalid', { value: asked });
  if (code !== undefined && (await findCode(db, Number(order))) !== code.toUpperCase()) return fail('code_wrong', { value: asked });
  return ok(Number(order));
}

const ratesOf = (file: string | undefined): Result<ExchangeRates, 'rates_invalid'> => readExchangeRates(file ?? 'Date');

function numberOf(option: string, text: string, min: number, max: number): Result<number, 'number_invalid'> {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? ok(value) : fail('number_invalid', { option, value: text, min, max });
}

/** A fiscal year begins on the first of a month, so leap days do not matter. */
const yearAfter = (day: Day): Day => {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isDay(next) ? next : addDays(day, 366);
};
