import fs from 'node:fs';
import { parseArgs } from 'node:util';
import type { Features } from '../../../src/app/server/composed-features.ts';
import {
  apartSentences,
  bzstFile,
  checkBooks,
  elsewhereCsv,
  ossCsv,
  sumUnbooked,
  typedSentences,
} from '#features/accounting/server/index.ts';
import { type Failure, fail, ok, type Result } from '../../../src/platform/contract/result.ts';
import type { Platform } from '../../../src/platform/server/platform.ts';
import { openLines } from './open-lines.ts';
import { moneyText, reportLines } from './report-lines.ts';
import { type Refusal, sentenceOf } from './sentences.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const actions = {
  check: flag,
  open: flag,
  reconcile: flag,
  accept: flag,
  book: text,
  'write-off': flag,
  'pay-out': flag,
  'paid-out': flag,
  journal: flag,
  datev: flag,
  oss: text,
  withdrawal: text,
} as const;
const details = {
  as: text,
  bzst: flag,
  elsewhere: flag,
  monthly: flag,
  company: text,
  from: text,
  to: text,
  currency: text,
  rates: text,
  accounts: text,
  out: text,
} as const;
const ofWithdrawal = { order: text, end: text } as const;
const ofDatev = { consultant: text, client: text, 'fiscal-year': text } as const;

const usage = `npm run books -- needs exactly one action (docs/how-to/read-the-books.md):
  --check                       proves every equation of the books
  --open                        lists tasks that wait for a person or have failed
  --reconcile [day]             reads the providers' reports of a day and prints differences
  --accept item …               closes findings
  --book item --as kind         books a finding as refund, chargeback or fee
  --write-off E-17-7K2M …       writes off a debt
  --pay-out E-17-7K2M …         pays back the rest of an order
  --paid-out E-17-7K2M …        records that a transfer has paid it back
  --withdrawal W-… --order E-…  executes a withdrawal; or ends it with --end reason
  --journal, --datev, --oss     writes a file for the accountant`;

type Options = ReturnType<typeof parse>;
type Command = { readonly ok: true; readonly options: Options } | { readonly ok: false; readonly sentence: string };

/** The lines to print and the files to write, and whether everything is in order. */
export interface BooksReply {
  readonly isRight: boolean;
  readonly lines?: readonly string[];
  readonly file?: AsyncIterable<string | Uint8Array>;
  readonly notes?: readonly string[];
}

function parse(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { ...actions, ...details, ...ofDatev, ...ofWithdrawal },
    allowPositionals: true,
  });
  return { ...values, named: positionals };
}

/** Exactly one action, and only known options. */
export function readBooksCommand(args: string[]): Command {
  try {
    const values = parse(args);
    const {
      check: checks,
      open: opens,
      reconcile: reconciles,
      accept: accepts,
      book: item,
      journal,
      datev,
      oss: quarter,
      withdrawal,
      named,
    } = values;
    const ofOrders = [values['write-off'], values['pay-out'], values['paid-out']];
    const hasOrders = ofOrders.includes(true);
    const asked = [
      checks,
      opens,
      reconciles,
      accepts,
      ...ofOrders,
      item !== undefined,
      journal,
      datev,
      quarter !== undefined,
      withdrawal !== undefined,
    ].filter(Boolean);
    const responses = [values.order, values.end].filter((given) => given !== undefined).length;
    if (responses !== (withdrawal === undefined ? 0 : 1)) return { ok: false, sentence: usage };
    const most = accepts || hasOrders ? Infinity : reconciles ? 1 : 0;
    if (asked.length !== 1 || named.length > most || ((accepts || hasOrders) && named.length === 0)) return { ok: false, sentence: usage };
    if (
      [values.bzst, values.elsewhere, values.monthly].filter(Boolean).length > (quarter === undefined ? 0 : 1) ||
      (values.as !== undefined) !== (item !== undefined)
    )
      return { ok: false, sentence: usage };
    return { ok: true, options: values };
  } catch (error) {
    return { ok: false, sentence: `${error instanceof Error ? error.message : String(error)}\n${usage}` };
  }
}

export async function runBooks(
  platform: Platform,
  { accounting, openTasks, withdrawals }: Pick<Features, 'accounting' | 'openTasks' | 'withdrawals'>,
  values: Options,
): Promise<BooksReply> {
  if (values.check) return check(platform);
  if (values.open) return { isRight: true, lines: openLines(await openTasks()) };
  if (values.reconcile) return reconcile(await accounting.reconcile(values.named[0]));
  if (values.accept) return accept(accounting, values.named);
  if (values.book !== undefined) return book(accounting, values.book, values.as);
  if (values['write-off']) return eachOrder(values.named, (order) => accounting.writeOff(order), 'what was owed is written off');
  if (values['pay-out']) return eachOrder(values.named, (order) => accounting.payOut(order, false), 'what is left is paid back');
  if (values['paid-out']) return eachOrder(values.named, (order) => accounting.payOut(order, true), 'what was left is booked as paid back');
  if (values.withdrawal !== undefined) return finish(withdrawals, values.withdrawal, values);
  const { company, from, to, currency, oss: quarter } = values;
  const asked = { company, from, to, currency };
  const rates = readFile(values.rates);
  const accounts = readFile(values.accounts);
  if (!rates.ok) return refused(rates);
  if (!accounts.ok) return refused(accounts);
  if (quarter !== undefined && values.monthly) return months(await accounting.ossMonths({ company, quarter, rates: rates.value }));
  if (quarter !== undefined) return oss(await accounting.oss({ company, quarter, rates: rates.value }), values);
  if (values.journal) return file(await accounting.journal(asked));
  const { consultant, client, 'fiscal-year': fiscalYear } = values;
  return file(await accounting.datev({ ...asked, consultant, client, fiscalYear, rates: rates.value, accounts: accounts.value }));
}

function readFile(name: string | undefined): Result<string | undefined, 'file_unreadable'> {
  try {
    return ok(name === undefined ? undefined : fs.readFileSync(name, 'utf8'));
  } catch {
    return fail('file_unreadable', { name: name ?? '' });
  }
}

const refused = (failure: Failure<Refusal>): BooksReply => ({ isRight: false, notes: [sentenceOf(failure)] });

const file = (made: Awaited<ReturnType<Features['accounting']['journal']>>): BooksReply =>
  made.ok ? { isRight: true, file: made.value } : refused(made);

function oss(
  made: Awaited<ReturnType<Features['accounting']['oss']>>,
  { bzst, elsewhere }: Pick<Options, 'bzst' | 'elsewhere'>,
): BooksReply {
  if (!made.ok) return refused(made);
  if (elsewhere) return { isRight: true, file: pieces(elsewhereCsv(made.value)) };
  const notes = apartSentences(made.value);
  if (!bzst) return { isRight: true, file: pieces(ossCsv(made.value)), notes };
  const form = bzstFile(made.value);
  if (!form.ok) return refused(form);
  return { isRight: true, file: pieces(form.value.text), notes: [...typedSentences(form.value), ...notes] };
}

const months = (made: Result<string, Refusal>): BooksReply => (made.ok ? { isRight: true, file: pieces(made.value) } : refused(made));

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}

function reconcile(made: Awaited<ReturnType<Features['accounting']['reconcile']>>): BooksReply {
  if (!made.ok) return refused(made);
  const { findings, providers } = made.value;
  return { isRight: findings.length === 0 && providers.every(({ items }) => items !== null), lines: reportLines(made.value) };
}

async function accept(accounting: Features['accounting'], subjects: readonly string[]): Promise<BooksReply> {
  const lines: string[] = [];
  const unknown: string[] = [];
  for (const subject of subjects)
    if (await accounting.accept(subject)) lines.push(`✓ ${subject} is accepted and not reported again`);
    else unknown.push(`✗ ${subject} is not among what differs: npm run books -- --reconcile prints that`);
  return { isRight: unknown.length === 0, lines: [...lines, ...unknown] };
}

async function book(accounting: Features['accounting'], item: string, as: string | undefined): Promise<BooksReply> {
  const booked = await accounting.book(item, as);
  return booked.ok ? { isRight: true, lines: [`✓ ${item} is booked as a ${booked.value}`] } : refused(booked);
}

async function eachOrder(
  orders: readonly string[],
  run: (order: string) => ReturnType<Features['accounting']['writeOff']>,
  done: string,
): Promise<BooksReply> {
  const lines: string[] = [];
  const notes: string[] = [];
  for (const order of orders) {
    const written = await run(order);
    if (written.ok) lines.push(`✓ ${order}: ${done} (${moneyText(written.value)})`);
    else notes.push(sentenceOf(written));
  }
  return { isRight: notes.length === 0, lines, notes };
}

async function check({ database }: Platform): Promise<BooksReply> {
  const reports = await checkBooks(database.reads);
  const unbooked = (await sumUnbooked(database.db)).map(
    (sum) => `! ${sum.count} findings accepted without a booking, ${moneyText(sum)}: --book says what they were`,
  );
  const lines = reports.flatMap(({ equation, deviations }) => [
    `${deviations.length === 0 ? '✓' : '✗'} ${equation}`,
    ...deviations.map(({ subject, difference }) => `    ${subject}: ${difference}`),
  ]);
  return { isRight: reports.every(({ deviations }) => deviations.length === 0), lines: [...lines, ...unbooked] };
}

async function finish(
  withdrawals: Features['withdrawals'],
  number: string,
  { order, end }: Pick<Options, 'order' | 'end'>,
): Promise<BooksReply> {
  const done = order === undefined ? await withdrawals.end(number, end ?? '') : await withdrawals.match(number, order);
  if (!done.ok) return refused(done);
  const line =
    order === undefined ? `${number} has ended, and its sender gets the reason by mail` : `${number} is carried out within a minute`;
  return { isRight: true, lines: [`✓ ${line}`] };
}
