import { fail, ok, type Result } from '#platform/contract/result.ts';
import { amountText } from './amount-text.ts';
import type { OssLine, OssReturn } from './oss-return.ts';

/** The file that the form of the Federal Central Tax Office (BZSt) imports, and the values that must be typed in there. */
export interface BzstFile {
  readonly text: string;
  readonly apart: readonly OssLine[];
}

/** Kinds of rows: a member state that the form is to have, and services supplied to it. */
const state = 1;
const services = 2;

/**
 * The return for the import of "Mein BOP": CSV version 2.0, UTF-8, one member state with its rates after the other. The import accepts no
 * row with zero; its handling of corrections is documented only behind its login.
 * https://www.elster.de/bportal/helpGlobal?themaGlobal=osseust_import
 */
export function bzstFile({ company, lines }: OssReturn): Result<BzstFile, 'not_german'> {
  if (company !== 'DE') return fail('not_german', { country: company });
  const imported = lines.filter(({ part, taxable, vat }) => part === 'supply' && taxable !== null && taxable > 0 && vat > 0);
  const states = [...new Set(imported.map((line) => line.state))];
  const rows = states.flatMap((code) => [
    `${state},${code}`,
    ...imported.filter((line) => line.state === code).map((line) => [services, code, 'STANDARD', ...sumsOf(line)].join(',')),
  ]);
  return ok({ text: ['#v2.0', ...rows, ''].join('\r\n'), apart: lines.filter((line) => !imported.includes(line)) });
}

const sumsOf = ({ vatRate, taxable, vat }: OssLine): string[] => [(vatRate ?? 0).toFixed(2), euro(taxable ?? 0), euro(vat)];

/** The values that must be typed in, a sentence each. */
export const typedSentences = ({ apart }: BzstFile): string[] =>
  apart.map(({ part, quarter, state: code, vat }) => `To be typed into the form: ${part} of ${quarter}, ${code}, VAT ${euro(vat)} EUR`);

const euro = (amount: number): string => amountText({ amount, currency: 'EUR' });
