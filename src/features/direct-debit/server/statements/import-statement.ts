import type { SiteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Sites } from '#features/site/server/index.ts';
import { plainIban } from '../../contract/iban.ts';
import { bounceRefund } from '../debits/bounce-refund.ts';
import { debitsOfGroup, orderOfDebit, refundOfTransfer } from '../bank-files/bank-names.ts';
import { returnDebit } from '../debits/return-debit.ts';
import { bookItems, compareBooks, type Finding, insertDay, insertItems } from '#features/accounting/server/index.ts';
import type { SettledItem } from '#features/payment-providers/server/index.ts';
import type { ProviderName } from '#features/payment-providers/contract/provider-names.ts';
import { readStatements, type StatementLine } from './read-statement.ts';
import { findSubmittedDebit, findSubmittedRefund, listDebitsOfFile, listOrdersOf, listRefundsOfFile } from './statement-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly sites: Sites;
}

/** The contents of a bank's statement. */
export interface StatementReport {
  /** Debits that were collected. */
  readonly collected: number;
  readonly returned: readonly { readonly order: number; readonly reason: string }[];
  /** Refunds that were paid. */
  readonly refunded: number;
  /** Orders whose refund the buyer's bank sent back. */
  readonly bounced: readonly number[];
  /** Number of lines about something else. */
  readonly others: number;
  /** The current differences between the reports of direct debit and the books. */
  readonly findings: readonly Finding[];
}

export type StatementRefusal = 'statement_unreadable' | 'other_account';

const provider: ProviderName = 'direct_debit';

/** The meaning of one line: an item to book, and a return that must be handled first. */
interface Meaning {
  readonly item: SettledItem;
  readonly returned?: { readonly order: number; readonly reason: string };
  /** The refund that was returned. */
  readonly bounced?: { readonly id: string; readonly order: number };
  /** False: none of our files has it. */
  readonly isSent?: boolean;
}

/**
 * Books the bank's lines about direct debits: collections, returns, paid refunds and returned refunds. A line that the bank reports
 * twice, also in a statement and in its details, counts once. A line about an unknown debit or refund becomes a finding.
 */
export async function importStatement(deps: Deps, xml: string, isAsked?: IsAsked): Promise<Result<StatementReport, StatementRefusal>> {
  const read = await readStatement(deps, xml, isAsked);
  if (!read.ok) return read;
  return ok(await bookLines(deps, read.value, isAsked === undefined ? null : await sitesOf(deps, isAsked)));
}

type IsAsked = (site: SiteId) => boolean;

/** The sites whose orders a statement may be about; null: all of them. */
type Scope = readonly SiteId[] | null;

/** All sites of the companies that have the accounts of these sites. */
async function sitesOf({ sites }: Pick<Deps, 'sites'>, isAsked: IsAsked): Promise<readonly SiteId[]> {
  const all = await sites.all();
  const companies = new Set(all.filter(({ id, creditor }) => creditor !== null && isAsked(id)).map(({ settings }) => settings.company_id));
  return all.filter(({ settings }) => companies.has(settings.company_id)).map(({ id }) => id);
}

/** The lines of the accounts of these sites. A file may have several accounts, and some of them may not be for debits. */
export async function readStatement(
  { sites }: Pick<Deps, 'sites'>,
  xml: string,
  isAsked: IsAsked = () => true,
): Promise<Result<readonly StatementLine[], StatementRefusal>> {
  const asked = (await sites.all()).filter(({ id }) => isAsked(id));
  const accounts = new Set(asked.flatMap(({ creditor }) => (creditor === null ? [] : [creditor.iban])));
  const read = readStatements(xml, (iban) => accounts.has(plainIban(iban)));
  if (!read.ok) return read;
  const { lines, other } = read.value;
  return lines === null ? fail('other_account', { iban: other ?? '' }) : ok(lines);
}

async function bookLines(deps: Deps, lines: readonly StatementLine[], scope: Scope): Promise<StatementReport> {
  const all = await deps.sites.all();
  const siteOf = ({ account }: StatementLine) => all.find(({ creditor }) => creditor?.iban === plainIban(account))?.id ?? null;
  const counted = { collected: 0, refunded: 0, others: 0, returned: new Map<number, string>(), bounced: new Set<number>() };
  for (const line of lines) {
    const meanings = await meaningsIn(deps.db, line, scope);
    if (meanings.length === 0) counted.others += 1;
    for (const { item, returned, bounced } of meanings) {
      if (returned && (await returnDebit(deps, returned.order, returned.reason))) counted.returned.set(returned.order, returned.reason);
      if (bounced && (await bounceRefund(deps, bounced.id))) counted.bounced.add(bounced.order);
      if (item.kind === 'paid') counted.collected += 1;
      if (item.kind === 'refunded') counted.refunded += 1;
      await insertItems(deps.db, provider, line.day, [item], siteOf(line));
    }
    await insertDay(deps.db, provider, line.day);
  }
  await bookItems(deps, provider);
  const findings = await findingsIn(
    deps.db,
    (await compareBooks(deps)).filter((finding) => finding.provider === provider),
    scope,
  );
  return {
    ...counted,
    returned: [...counted.returned].map(([order, reason]) => ({ order, reason })),
    bounced: [...counted.bounced],
    findings,
  };
}

/** A name in a line is the sender's word: of another company's order, or of one that the bank was never sent, it means nothing. */
async function meaningsIn(db: Db, line: StatementLine, scope: Scope): Promise<Meaning[]> {
  const meanings = await meaningsOf(db, line);
  if (scope === null) return meanings;
  const orders = [...new Set(meanings.flatMap(({ item }) => item.order ?? []))];
  const own = await listOrdersOf(db, orders, scope);
  const isOwn = own.length === orders.length && meanings.every(({ isSent }) => isSent !== false);
  return isOwn ? meanings : [unknown(line)];
}

/** Without those about orders of other companies. */
async function findingsIn(db: Db, findings: readonly Finding[], scope: Scope): Promise<readonly Finding[]> {
  if (scope === null) return findings;
  const own = new Set(
    await listOrdersOf(
      db,
      findings.flatMap(({ order }) => order ?? []),
      scope,
    ),
  );
  return findings.filter(({ order }) => order === null || own.has(order));
}

/** Empty for a line about something else. */
async function meaningsOf(db: Db, line: StatementLine): Promise<Meaning[]> {
  const { endToEnd, batch, amount } = line;
  const order = endToEnd === null ? null : orderOfDebit(endToEnd);
  if (order !== null) return [await ofDebit(db, order, line)];
  const refund = endToEnd === null ? null : refundOfTransfer(endToEnd);
  if (refund !== null) return [await ofRefund(db, refund, line)];
  const [, file] = /^EL-([1-9]\d{0,14})$/.exec(batch?.message ?? '') ?? [];
  if (file !== undefined && batch !== null) return ofBatch(db, Number(file), batch.group, line);
  return line.isDebit && amount !== 0 ? [unknown(line)] : [];
}

async function ofDebit(db: Db, order: number, line: StatementLine): Promise<Meaning> {
  if (line.currency !== 'EUR') return unknown(line);
  const debit = await findSubmittedDebit(db, order);
  const sent = debit === null ? {} : { isSent: debit.isSent };
  if (line.amount > 0) {
    // Anybody can send a cent by a transfer with the name of a debit.
    const isWhole = line.reason === null && (debit === null || debit.amount === line.amount);
    return isWhole ? { item: collected(order, line.amount), ...sent } : unknown(line);
  }
  // The bank takes the debit and its own fee.
  const taken = -line.amount;
  const amount = Math.min(taken, line.original ?? debit?.amount ?? taken);
  const item = { ...collected(order, amount), id: `E-${order}:returned`, kind: 'charged_back', fee: taken - amount } as const;
  return debit === null ? { item } : { item, returned: { order, reason: line.reason ?? '' }, ...sent };
}

async function ofRefund(db: Db, id: string, line: StatementLine): Promise<Meaning> {
  const refund = await findSubmittedRefund(db, id);
  if (refund === null || line.currency !== 'EUR') return unknown(line);
  const { isSent } = refund;
  if (line.amount < 0) return { item: paidBack(refund, -line.amount), isSent };
  if (line.amount !== refund.amount) return unknown(line);
  const item = { ...paidBack(refund, line.amount), id: `R-${id}:returned`, kind: 'refund_failed' } as const;
  return { item, bounced: { id, order: refund.order }, isSent };
}

/** Splits the sum of a group in our file into its items, when their sums match. */
async function ofBatch(db: Db, file: number, group: string, line: StatementLine): Promise<Meaning[]> {
  const { amount, currency } = line;
  const debits = debitsOfGroup(group);
  const items =
    debits === null
      ? (await listRefundsOfFile(db, file)).map((refund) => paidBack(refund, refund.amount))
      : (await listDebitsOfFile(db, file, debits)).map((debit) => collected(debit.order, debit.amount));
  const sum = items.reduce((total, item) => total + item.amount, 0);
  const isWhole = items.length > 0 && currency === 'EUR' && amount === (debits === null ? -sum : sum);
  return isWhole ? items.map((item) => ({ item })) : [unknown(line)];
}

// An order is collected once and returned once, and a refund is paid once, so the item has the same id in each message of the bank.
const collected = (order: number, amount: number): SettledItem => ({
  id: `E-${order}:paid`,
  reference: null,
  order,
  kind: 'paid',
  amount,
  fee: 0,
  currency: 'EUR',
});

const paidBack = ({ id, order }: { readonly id: string; readonly order: number }, amount: number): SettledItem => ({
  id: `R-${id}:paid`,
  reference: null,
  order,
  kind: 'refunded',
  amount,
  fee: 0,
  currency: 'EUR',
});

const unknown = ({ id, amount, currency }: StatementLine): Meaning => ({
  item: { id, reference: null, kind: 'fee', amount: 0, fee: -amount, currency },
});
