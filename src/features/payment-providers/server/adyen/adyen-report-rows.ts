import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { decimalsOf } from '#platform/contract/money.ts';
import type { SettledItem } from '../port/provider.ts';
import { orderIn } from './adyen-events.ts';

type Row = Readonly<Record<string, string>>;

const columns = [
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Exchange Rate',
  'Net Currency',
  'Net Debit (NC)',
  'Net Credit (NC)',
] as const;

/** Not every account's report has this column. */
const feeColumns = ['Commission (NC)', 'Markup (NC)', 'Scheme Fees (NC)', 'Interchange (NC)'] as const;

const kinds: ReadonlyMap<string, SettledItem['kind']> = new Map([
  ['Settled', 'paid'],
  ['Refunded', 'refunded'],
  ['RefundedReversed', 'refund_failed'],
  ['Chargeback', 'charged_back'],
  ['SecondChargeback', 'charged_back'],
  // The money was promised and did not arrive.
  ['SettledReversed', 'charged_back'],
  ['ChargebackReversed', 'chargeback_reversed'],
]);

/** The line of the payout itself; its amount is the sum of all other lines. */
const payout = 'MerchantPayout';

/**
 * Streams the items of a Settlement details report (CSV). Throws when the format is not as expected.
 * https://docs.adyen.com/reporting/settlement-reconciliation/transaction-level/settlement-details-report
 */
export async function* readReportRows(report: string, file: Readable, merchantAccount: string): AsyncGenerator<SettledItem> {
  const parser = parse({ columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count_less: true });
  file.once('error', (error) => parser.destroy(error));
  let line = 1;
  for await (const row of file.pipe(parser)) {
    line += 1;
    if (!isRow(row)) throw new Error(`line ${line} of ${report} is no row`);
    if (row['Merchant Account'] !== merchantAccount || row['Type'] === payout) continue;
    yield itemOf(row, `${report}:${line}`);
  }
}

function isRow(row: unknown): row is Row {
  if (typeof row !== 'object' || row === null) return false;
  const missing = columns.find((column) => !(column in row));
  if (missing !== undefined) throw new Error(`the report has no column ${missing}`);
  return true;
}

/** @param place Names a line that Adyen gives no number. */
function itemOf(row: Row, place: string): SettledItem {
  const type = cell(row, 'Type');
  const kind = kinds.get(type);
  const modification = cell(row, 'Modification Reference');
  const net = { currency: cell(row, 'Net Currency'), amount: 0 };
  net.amount = amountIn(row, 'Net Credit (NC)', net.currency) - amountIn(row, 'Net Debit (NC)', net.currency);
  // A fee of the account, a reserve for the next payout, or a correction: every deduction is reported, whatever its kind.
  if (kind === undefined || modification === '')
    return { id: place, reference: null, kind: 'fee', amount: 0, fee: -net.amount, currency: net.currency };
  const currency = cell(row, 'Gross Currency');
  const gross = amountIn(row, 'Gross Credit (GC)', currency) - amountIn(row, 'Gross Debit (GC)', currency);
  const fee = currency === net.currency ? gross - net.amount : feeOf(row, currency, net.currency);
  const order = orderIn(cell(row, 'Merchant Reference'));
  const id = `${type}:${modification}`;
  return {
    id,
    reference: cell(row, 'Psp Reference') || null,
    kind,
    amount: Math.abs(gross),
    fee,
    currency,
    ...(order === null ? {} : { order }),
  };
}

/** In the currency of the payment: Adyen reports it in the currency of the payout. */
function feeOf(row: Row, currency: string, net: string): number {
  const fees = feeColumns.reduce((sum, column) => sum + (column in row ? amountIn(row, column, net) : 0), 0);
  const rate = Number(cell(row, 'Exchange Rate'));
  if (!(rate > 0)) throw new Error(`${cell(row, 'Exchange Rate')} is no exchange rate`);
  return Math.round((fees / rate) * 10 ** (decimalsOf(currency) - decimalsOf(net)));
}

/** In minor units; an empty text is 0. */
function amountIn(row: Row, column: string, currency: string): number {
  const written = cell(row, column);
  if (!/^-?\d*(\.\d+)?$/.test(written) || !/^[A-Z]{3}$/.test(currency)) throw new Error(`${written} ${currency} is no amount (${column})`);
  return Math.round(Number(written) * 10 ** decimalsOf(currency));
}

const cell = (row: Row, column: string): string => row[column] ?? '';
