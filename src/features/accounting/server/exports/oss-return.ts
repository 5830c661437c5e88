import { addDays, type Day, isDay } from '#platform/contract/time.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Place, placeOf, vatState } from '#features/shop/server/index.ts';
import { type ExchangeRates, inEuro } from './exchange-rates.ts';
import { listTaxed, type TaxedSum } from './oss-repo.ts';
import { nextMonth, type Scope } from './scope.ts';

/** A line of the return, in cents of a euro. */
export interface OssLine {
  /** Supplies of the quarter, or a correction of an earlier one, which contains only the VAT. */
  readonly part: 'supply' | 'correction';
  readonly quarter: string;
  /** The code of VAT forms, such as EL for Greece. */
  readonly state: string;
  readonly vatRate: number | null;
  readonly taxable: number | null;
  readonly vat: number;
}

export interface OssReturn {
  /** The company's country, ISO 3166-1 alpha-2. */
  readonly company: string;
  readonly lines: readonly OssLine[];
  /** Sales taxed at home or outside the EU, which are not in the return, in their own currency. */
  readonly apart: readonly (TaxedSum & { readonly place: Place })[];
}

/** The first and the last day of a quarter such as `2026-Q3`. */
export function daysOfQuarter(quarter: string): Result<{ readonly from: Day; readonly to: Day }, 'quarter_invalid'> {
  const [year, number] = /^(20\d{2})-Q([1-4])$/.exec(quarter)?.slice(1) ?? [];
  const from = `${year}-${String(Number(number) * 3 - 2).padStart(2, '0')}-01`;
  if (!isDay(from)) return fail('quarter_invalid', { value: quarter });
  return ok({ from, to: addDays(nextMonth(nextMonth(nextMonth(from))), -1) });
}

/**
 * The company's return to the One Stop Shop of the EU for a quarter. Other currencies are converted by the rate of the last day of the
 * quarter of the sale, also in corrections.
 */
export async function ossReturn(
  db: Db,
  scope: Scope,
  quarter: string,
  rates: ExchangeRates,
): Promise<Result<OssReturn, 'rate_missing' | 'quarter_invalid'>> {
  const sums = (await listTaxed(db, scope)).map((sum) => ({ ...sum, place: placeOf(sum.country, scope.company.country) }));
  const lines = new Map<string, OssLine>();
  for (const sum of sums.filter(({ place }) => place === 'eu')) {
    const days = daysOfQuarter(sum.sold);
    if (!days.ok) return days;
    const rate = rates.onOrAfter(sum.currency, days.value.to);
    if (rate === null) return fail('rate_missing', { currency: sum.currency, day: days.value.to });
    const euro = (amount: number) => inEuro({ amount, currency: sum.currency }, rate);
    add(lines, sum, sum.sold === quarter, euro(sum.taxable), euro(sum.vat));
  }
  const isDeclared = ({ taxable, vat }: OssLine) => vat !== 0 || (taxable !== null && taxable !== 0);
  return ok({
    company: scope.company.country,
    lines: [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, line]) => (isDeclared(line) ? [line] : [])),
    apart: sums.filter(({ place }) => place !== 'eu'),
  });
}

function add(lines: Map<string, OssLine>, { country, vatRate, sold }: TaxedSum, isSupply: boolean, taxable: number, vat: number): void {
  const state = vatState(country);
  const key = isSupply ? `1 ${state} ${vatRate.toFixed(2).padStart(5, '0')}` : `2 ${sold} ${state}`;
  const before = lines.get(key);
  lines.set(key, {
    part: isSupply ? 'supply' : 'correction',
    quarter: sold,
    state,
    vatRate: isSupply ? vatRate : null,
    taxable: isSupply ? taxable + (before?.taxable ?? 0) : null,
    vat: vat + (before?.vat ?? 0),
  });
}
