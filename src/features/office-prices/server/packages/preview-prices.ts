import type { SiteId } from '#platform/contract/ids.ts';
import { type Failure, ok, type Success } from '#platform/contract/result.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import { marketIn } from '#features/shop/server/index.ts';
import type { OfficePackage, PriceChange, PricesBody, PricesPreview } from '../../contract/schemas.ts';
import type { PriceDeps } from '../deps.ts';
import { countActiveMembers, countOpenOrders } from './effect-repo.ts';
import { breaksFor, latestOf, packagesAt } from './present-prices.ts';
import { changedMeanwhile } from './put-prices.ts';
import { beginOf, refusalOf } from './read-prices.ts';

type Refusal = Failure<'changed_meanwhile' | 'package_invalid' | 'nothing_sold' | 'time_too_far'>;

/** Who would pay what, from when. */
export async function previewPrices(
  { db, clock, sites }: PriceDeps,
  body: PricesBody,
  siteId: SiteId,
): Promise<Success<PricesPreview> | Refusal> {
  const [site, now, latest] = [await sites.byId(siteId), clock.now(), await latestOf(db, siteId)];
  if (body.version !== (latest.version?.version ?? 0)) return changedMeanwhile(body, latest);
  const refusal = refusalOf(body, latest.packages, now);
  if (refusal !== null) return refusal;
  const before = await packagesAt(db, siteId, now);
  const members = await countActiveMembers(db, siteId);
  const byCurrency = Map.groupBy(site.settings.countries, (country) => marketIn(site, country).currency);
  const credits = site.settings.message_credits;
  const changes = [...byCurrency].flatMap(([currency, countries]) =>
    body.packages.flatMap((one, at): PriceChange[] => {
      const old = offerOf(
        before.find(({ id }) => id !== null && id === one.id),
        currency,
        credits,
      );
      const next = offerOf(one, currency, credits);
      if (JSON.stringify(old) === JSON.stringify(next)) return [];
      const count = countries.reduce((sum, country) => sum + (members.get(country) ?? 0), 0);
      return [{ package: at, currency, countries, members: count, before: old, after: next }];
    }),
  );
  const begin = beginOf(body, now);
  return ok({
    from: begin > now ? begin.toISOString() : null,
    changes,
    open_orders: await countOpenOrders(db, siteId),
    breaks: breaksFor(site, body.packages),
  });
}

function offerOf(one: OfficePackage | undefined, currency: string, messageCredits: number): PriceChange['before'] {
  const amount = one?.prices[currency];
  if (one === undefined || !one.offered || amount === undefined) return null;
  const perMessage = messagePrice({ amount, currency }, one.credits, messageCredits)?.amount ?? null;
  return { credits: one.credits, amount, per_message: perMessage };
}
