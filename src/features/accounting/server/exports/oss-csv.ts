import { csvLines, type Cell } from './csv.ts';
import { amountText } from './amount-text.ts';
import type { OssReturn } from './oss-return.ts';

const euro = (amount: number | null): Cell => (amount === null ? null : { plain: amountText({ amount, currency: 'EUR' }) });

/** The return as CSV. */
export function ossCsv({ lines }: OssReturn): string {
  const head = ['part', 'quarter', 'member_state', 'vat_rate', 'taxable_amount', 'vat_amount'];
  const rows = lines.map(({ part, quarter, state, vatRate, taxable, vat }) => [part, quarter, state, vatRate, euro(taxable), euro(vat)]);
  return csvLines([head, ...rows]);
}

/** The sales declared to each country outside the EU (GB, CH, NO, IS), and at home, in the currency of the sales. */
export function elsewhereCsv({ apart }: OssReturn): string {
  const head = ['place', 'country', 'vat_rate', 'sold_in', 'currency', 'taxable_amount', 'vat_amount'];
  const rows = apart.map(({ place, country, vatRate, sold, currency, taxable, vat }) => {
    const text = (amount: number): Cell => ({ plain: amountText({ amount, currency }) });
    return [place, country, vatRate, sold, currency, text(taxable), text(vat)];
  });
  return csvLines([head, ...rows]);
}

/** The sales declared outside the OSS, a sentence each. */
export const apartSentences = ({ apart }: OssReturn): string[] =>
  apart.map(({ place, country, vatRate, currency, sold, taxable, vat }) => {
    const where = place === 'domestic' ? 'the company’s own country' : 'outside the EU';
    const sums = `taxable ${amountText({ amount: taxable, currency })}, VAT ${amountText({ amount: vat, currency })} ${currency}`;
    return `Not in the return, ${where}: ${country} ${vatRate} %, sold in ${sold}: ${sums}`;
  });
