import { stringify } from 'csv-stringify/sync';

/** A line of a Settlement details report; amounts in Adyen's notation. */
export interface AdyenReportRow {
  readonly type: string;
  readonly account?: string;
  readonly psp?: string;
  readonly reference?: string;
  readonly modification?: string;
  readonly gross?: string;
  readonly grossCurrency?: string;
  readonly rate?: string;
  readonly net: string;
  readonly netCurrency?: string;
  readonly commission?: string;
  readonly markup?: string;
}

const names = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Creation Date',
  'TimeZone',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Exchange Rate',
  'Net Currency',
  'Net Debit (NC)',
  'Net Credit (NC)',
  'Commission (NC)',
  'Markup (NC)',
  'Scheme Fees (NC)',
  'Interchange (NC)',
  'Payment Method Variant',
  'Modification Merchant Reference',
  'Batch Number',
] as const;

/** The report as Adyen's file; a negative sum is a debit. */
export const adyenReport = (rows: readonly AdyenReportRow[]): string => `\uFEFF${stringify([names, ...rows.map(cellsOf)])}`;

function cellsOf(row: AdyenReportRow): string[] {
  const { type, account = 'EmberleafECOM', psp = '', reference = '', modification = '', gross = '', net } = row;
  const { grossCurrency = gross === '' ? '' : 'EUR', rate = gross === '' ? '' : '1', netCurrency = 'EUR' } = row;
  const sides = (amount: string) => (amount.startsWith('-') ? [amount.slice(1), ''] : ['', amount]);
  const made = ['Emberleaf', account, psp, reference, 'visa', '2026-11-20 04:55:40', 'CET', type, modification];
  const sums = [grossCurrency, ...sides(gross), rate, netCurrency, ...sides(net), row.commission ?? '', row.markup ?? ''];
  return [...made, ...sums, '', '', 'visaclassic', '', '4'];
}
