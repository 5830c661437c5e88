import { ok, type Success } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getRepeatOrder as endpoint } from '../../contract/endpoints.ts';
import { listBoughtPackages } from '../order/order-payment-repo.ts';
import { getPackages, marketOfMember, type PackageDeps } from '#features/shop/server/index.ts';
import { offersIn, type PaymentProvider } from '#features/payment-providers/server/index.ts';
import { listSavedMethods } from './saved-method-repo.ts';
import { isExpired, presentSavedMethod } from './present-saved-method.ts';

interface Deps extends PackageDeps {
  readonly providers: readonly PaymentProvider[];
}

/** Packages that are still sold, at today's price, and the saved methods that can pay for them on this site. */
export async function getRepeatOrder(deps: Deps, call: Call<Viewer>): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { db, clock, sites, providers } = deps;
  const { userId } = call.viewer;
  const site = await sites.byId(call.site);
  const [bought, sold, savedMethods, market] = await Promise.all([
    listBoughtPackages(db, userId),
    getPackages(deps, call),
    listSavedMethods(db, userId),
    marketOfMember(db, site, userId),
  ]);
  const offers = offersIn(providers, market);
  const now = clock.now();
  return ok({
    packages: bought.flatMap(({ id, orderedAt }) => {
      const item = sold.value.packages.find((candidate) => candidate.id === id);
      return item ? [{ package: item, ordered_at: orderedAt.toISOString() }] : [];
    }),
    means: savedMethods
      .filter((row) => offers.get(row.method)?.name === row.provider && !isExpired(row, site.timeZone, now))
      .map((row) => presentSavedMethod(row, site.timeZone, now)),
  });
}
