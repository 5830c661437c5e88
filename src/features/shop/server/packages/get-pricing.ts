import { ok, type Success } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import { cheapestMessage } from '../../contract/cheapest-message.ts';
import type { CountryPrice } from '../../contract/package.ts';
import { offersIn, type PaymentProvider } from '#features/payment-providers/server/index.ts';
import { presentPackage } from './present-package.ts';
import { marketIn } from './market.ts';
import { listPackages } from './package-repo.ts';
import { maySell, type SellingDeps } from '../tax/may-sell.ts';

interface Deps extends SellingDeps {
  readonly clock: Clock;
  readonly sites: Sites;
  readonly providers: readonly PaymentProvider[];
}

/** The cheapest message for every country to which the site may sell; omits countries without a package with credits. */
export async function getPricing(deps: Deps, call: Call): Promise<Success<{ countries: CountryPrice[] }>> {
  const { clock, sites, providers } = deps;
  const site = await sites.byId(call.site);
  const now = clock.now();
  const rows = await listPackages(deps.db, site.id, now);
  const today = dayIn(site.timeZone, now);
  const countries: CountryPrice[] = [];
  for (const country of site.settings.countries) {
    const market = marketIn(site, country);
    const from = cheapestMessage(rows.flatMap((row) => presentPackage(row, market, today, site)));
    if (from === null) continue;
    const tax = await maySell(deps, site, country, null, now);
    if (tax.ok) countries.push({ country, from, vat_rate: tax.value.rate, methods: [...offersIn(providers, market).keys()] });
  }
  return ok({ countries });
}
