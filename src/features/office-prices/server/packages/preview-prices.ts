import type { SiteId } from '#platform/contract/ids.ts';
import { type Failure, ok, type Success } from '#platform/contract/result.ts';
import { amountIn } from '#features/shop/contract/amount-in.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import { marketIn } from '#features/shop/server/index.ts';
import type { OfficePackage, PriceChange, PricesBody, PricesPreview } from '../../contract/schemas.ts';
import type { PriceDeps } from '../deps.ts';
import { countActiveMembers, countOpenOrders } from './effect-repo.ts';
import { breaksFor, latestOf, packagesAt } from './present-prices.ts';
import { changedMeanwhile } from './put-prices.ts';
import { beginOf, completed, refusalOf } from './read-prices.ts';

type Refusal = Failure<'changed_meanwhile' | 'package_invalid' | 'nothing_sold' | 'time_too_far'>;

/** Who would pay what, from when. */
export async function previewPrices(
  { db, clock, sites }: PriceDeps,
  body: PricesBody,
  siteId: SiteId,
): Promise<Success<PricesPreview> | Refusal> {
  const [site, now, latest] = [await sites.byId(siteId), clock.now(), await latestOf(db, siteId)];
  if (body.version !== (latest.version?.version ?? 0)) return changedMeanwhile(body, latest);
  const refusal = refusalOf(body, latest.packages, site.settings.countries, now);
  if (refusal !== null) return refusal;
  const before = await packagesAt(db, siteId, now);
  const members = await countActiveMembers(db, siteId);
  const byCurrency = Map.groupBy(site.settings.countries, (country) => marketIn(site, country).currency);
  const credits = site.settings.message_credits;
  const packages = completed(body.packages, latest.packages);
  const changes = [...byCurrency].flatMap(([currency, all]) =>
    packages.flatMap((one, at): PriceChange[] => {
      const stored = before.find(({ id }) => id !== null && id === one.id);
      const offers = all.map((country) => {
        const market = { country, currency };
        return { country, before: offerOf(stored, market, credits), after: offerOf(one, market, credits) };
      });
      // Countries that change in the same way are one line.
      const alike = Map.groupBy(offers, (offer) => JSON.stringify([offer.before, offer.after]));
      return [...alike.values()].flatMap((same): PriceChange[] => {
        const [first] = same;
        if (first === undefined || JSON.stringify(first.before) === JSON.stringify(first.after)) return [];
        const countries = same.map(({ country }) => country);
        const count = countries.reduce((sum, country) => sum + (members.get(country) ?? 0), 0);
        return [{ package: at, currency, countries, members: count, before: first.before, after: first.after }];
      });
    }),
  );
  const begin = beginOf(body, now);
  return ok({
    from: begin > now ? begin.toISOString() : null,
    changes,
    open_orders: await countOpenOrders(db, siteId),
    breaks: breaksFor(site, packages),
  });
}

interface Place {
  readonly country: string;
  readonly currency: string;
}

function offerOf(one: OfficePackage | undefined, market: Place, messageCredits: number): PriceChange['before'] {
  const amount = one && amountIn(one, market);
  if (one === undefined || !one.offered || amount === undefined) return null;
  const perMessage = messagePrice({ amount, currency: market.currency }, one.credits, messageCredits)?.amount ?? null;
  return { credits: one.credits, amount, per_message: perMessage };
}
