import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Money } from '#platform/contract/money.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Site } from '#features/site/server/index.ts';
import { ossThreshold, roughlyEuro, soldAbroad } from './oss-threshold.ts';
import { saleTax, type SaleTax } from './sale-tax.ts';

export interface SellingDeps {
  readonly db: Db;
  /** True when visitors' countries can be determined; otherwise production sells nothing, because nothing proves where buyers live. */
  readonly countriesKnown: boolean;
}

/** The current VAT of a sale; refused when the company may not sell to that country. */
export async function maySell(
  { db, countriesKnown }: SellingDeps,
  site: Site,
  country: string,
  price: Money | null,
  now: Date,
): Promise<Result<SaleTax, 'sales_stopped'>> {
  const day = dayIn(site.timeZone, now);
  const tax = saleTax(site.company, country, day);
  if (tax === null || !countriesKnown) return fail('sales_stopped');
  if (!tax.belowThreshold) return ok(tax);
  const sold = (await soldAbroad(db, site, day)) + (price === null ? 0 : roughlyEuro(price));
  return sold > ossThreshold.limit ? fail('sales_stopped') : ok(tax);
}
