import { isDay } from '#platform/contract/time.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { placeOf, vatState } from '#features/shop/server/index.ts';
import { amountText } from './amount-text.ts';
import { csvLines } from './csv.ts';
import { type ExchangeRates, inEuro } from './exchange-rates.ts';
import { listTaxedMonths } from './oss-repo.ts';
import { daysOfQuarter } from './oss-return.ts';
import type { Scope } from './scope.ts';

interface Month {
  readonly cells: readonly (string | number)[];
  readonly vat: number;
  /** By the rate of the return, and by the rate of the sale's day, which the books use. */
  readonly declared: number;
  readonly booked: number;
}

/**
 * The VAT owed to other member states by month, in euro, to compare its account in the books with the return: the return converts other
 * currencies by the rate of the quarter's last day, the books by that of the sale.
 */
export async function ossMonths(db: Db, scope: Scope, rates: ExchangeRates): Promise<Result<string, 'rate_missing' | 'quarter_invalid'>> {
  const months = new Map<string, Month & { readonly currency: string }>();
  for (const { month, country, vatRate, currency, sold, soldOn, vat } of await listTaxedMonths(db, scope)) {
    if (placeOf(country, scope.company.country) !== 'eu') continue;
    const days = daysOfQuarter(sold);
    if (!days.ok) return days;
    const [atEnd, atSale] = [rates.onOrAfter(currency, days.value.to), isDay(soldOn) ? rates.onOrBefore(currency, soldOn) : null];
    if (atEnd === null || atSale === null) return fail('rate_missing', { currency, day: atEnd === null ? days.value.to : soldOn });
    const cells = [month, vatState(country), vatRate, sold, currency];
    const before = months.get(cells.join(' '));
    months.set(cells.join(' '), {
      cells,
      currency,
      vat: vat + (before?.vat ?? 0),
      declared: inEuro({ amount: vat, currency }, atEnd) + (before?.declared ?? 0),
      booked: inEuro({ amount: vat, currency }, atSale) + (before?.booked ?? 0),
    });
  }
  const text = (amount: number, currency: string) => ({ plain: amountText({ amount, currency }) });
  const rows = [...months.values()].map(({ cells, currency, vat, declared, booked }) => [
    ...cells,
    text(vat, currency),
    text(declared, 'EUR'),
    text(booked, 'EUR'),
  ]);
  return ok(csvLines([['month', 'member_state', 'vat_rate', 'sold_in', 'currency', 'vat', 'vat_by_return', 'vat_by_sale'], ...rows]));
}
