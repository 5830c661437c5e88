import type { Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Money, toMajor } from '#platform/contract/money.ts';
import type { Site } from '#features/site/server/index.ts';
import { vatIn } from '../../contract/vat.ts';
import { memberStates } from './eu.ts';
import { listSalesAbroad } from './oss-threshold-repo.ts';

/** Cents, VAT left out, of a calendar year (Article 59c of the VAT Directive). The former is when the operator is warned. */
export const ossThreshold = { warning: 800_000, limit: 1_000_000 } as const;

/**
 * Units for a euro, each a little less than the ECB published of it since 2023, so that a sum counts as rather more: the threshold
 * has to be watched by the second, and exact rates come with a file once a quarter.
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

/** Cents; a currency that is not known counts one for one. */
export const roughlyEuro = (money: Money): number => Math.ceil((toMajor(money) * 100) / (unitsForEuro[money.currency] ?? 1));

type Company = Pick<Site, 'settings' | 'company'>;

/**
 * What a company has sold to other member states in the calendar year of a day, or in the one before where that was more, in cents
 * of a euro without VAT. Payments that are on their way count, and what was given back does, too.
 */
export async function soldAbroad(db: Db, { settings, company }: Company, day: Day): Promise<number> {
  const others = [...memberStates].filter((country) => country !== company.country);
  const sales = await listSalesAbroad(db, settings.company_id, others, [...memberStates], Number(day.slice(0, 4)));
  const years = new Map<number, number>();
  for (const { year, amount, currency, vatRate } of sales)
    years.set(year, (years.get(year) ?? 0) + roughlyEuro({ amount: amount - vatIn(amount, vatRate), currency }));
  return Math.max(0, ...years.values());
}
