import { ok, type Success } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import { cheapestMessage } from '../../contract/cheapest-message.ts';
import type { CountryPrice } from '../../contract/order.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { presentPackage } from './get-packages.ts';
import { marketIn } from './market.ts';
import { offersIn } from './methods.ts';
import { listPackages } from './package-repo.ts';
import { vatRate } from './vat.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly providers: readonly PaymentProvider[];
}

/** The cheapest message of every country of the site; countries without a package with credits are left out. */
export async function getPricing({ db, clock, sites, providers }: Deps, call: Call): Promise<Success<{ countries: CountryPrice[] }>> {
  const site = await sites.byId(call.site);
  const rows = await listPackages(db, site.id);
  const today = dayIn(site.timeZone, clock.now());
  const countries = site.settings.countries.flatMap((country): CountryPrice[] => {
    const market = marketIn(site, country);
    const packages = rows.flatMap((row) => presentPackage(row, market, today, site.settings.message_credits));
    const from = cheapestMessage(packages);
    if (from === null) return [];
    return [{ country, from, vat_rate: vatRate(country, today), methods: [...offersIn(providers, market).keys()] }];
  });
  return ok({ countries });
}
