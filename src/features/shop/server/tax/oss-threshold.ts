import type { Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Money, toMajor } from '#platform/contract/money.ts';
import type { Site } from '#features/site/server/index.ts';
import { vatIn } from '../../contract/vat.ts';
import { memberStates } from './eu.ts';
import { listSalesAbroad } from './oss-threshold-repo.ts';

/** Net sales in cents per calendar year (Article 59c of the VAT Directive). At `warning` the operator is warned. */
export const ossThreshold = { warning: 800_000, limit: 1_000_000 } as const;

/**
 * Units of each currency for one euro, a little below the rates that the ECB has published since 2023, so that a sum is overestimated:
 * the threshold must be checked at every sale, and exact rates come with a file once a quarter.
 */
const unitsForEuro: Readonly<Record<string, number>> = {
  EUR: 1,
  BGN: 1.95,
  CHF: 0.92,
  CZK: 23,
  DKK: 7.4,
  GBP: 0.82,
  HUF: 360,
  ISK: 138,
  NOK: 10.7,
  PLN: 4.1,
  RON: 4.85,
  SEK: 10.7,
  USD: 1.01,
};

/** In cents; an unknown currency counts one for one. */
export const roughlyEuro = (money: Money): number => Math.ceil((toMajor(money) * 100) / (unitsForEuro[money.currency] ?? 1));

type Company = Pick<Site, 'settings' | 'company'>;

/**
 * A company's sales to other member states in the calendar year of a day, or in the year before if that was more, in cents of a euro
 * without VAT. Pending payments count, and refunded sales do, too.
 */
export async function soldAbroad(db: Db, { settings, company }: Company, day: Day): Promise<number> {
  const others = [...memberStates].filter((country) => country !== company.country);
  const sales = await listSalesAbroad(db, settings.company_id, others, [...memberStates], Number(day.slice(0, 4)));
  const years = new Map<number, number>();
  for (const { year, amount, currency, vatRate } of sales)
    years.set(year, (years.get(year) ?? 0) + roughlyEuro({ amount: amount - vatIn(amount, vatRate), currency }));
  return Math.max(0, ...years.values());
}
