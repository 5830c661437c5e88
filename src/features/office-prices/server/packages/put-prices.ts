import { fail, type Failure, ok } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { insertPriceVersion, lockPrices } from '#features/shop/server/index.ts';
import { type Act, replying } from '#features/staff/server/index.ts';
import type { PricesBody } from '../../contract/schemas.ts';
import type { PriceDeps } from '../deps.ts';
import { type Latest, latestOf, presentPrices } from './present-prices.ts';
import { recordBegun } from './record-begun.ts';
import { beginOf, completed, isRepeated, isSame, refusalOf } from './read-prices.ts';

/**
 * Publishes prices. They count from their time on in every process, because each reads the packages anew; an order keeps what it was
 * placed with.
 */
export async function putPrices(deps: PriceDeps, body: PricesBody, { site, staff }: Call<Viewer | null, Staff>, act: Act) {
  const { clock, sites } = deps;
  const about = await sites.byId(site);
  const { settings } = about;
  const done = await act(async (tx) => {
    await lockPrices(tx, site);
    const now = clock.now();
    const latest = await latestOf(tx, site);
    const version = latest.version?.version ?? 0;
    const nothing = { value: null, nothing: true };
    const packages = completed(body.packages, latest.packages);
    if (body.version !== version) {
      const isRepeat = body.version === version - 1 && isRepeated(packages, latest.packages) && isSameTime(body, latest);
      return isRepeat ? ok(nothing) : changedMeanwhile(body, latest);
    }
    const refusal = refusalOf(body, latest.packages, settings.countries, now);
    if (refusal !== null) return refusal;
    const from = beginOf(body, now);
    if (isSame(packages, latest.packages) && isSameBegin(from, latest, now)) return ok(nothing);
    await insertPriceVersion(tx, { site, version: version + 1, from, by: staff.staffId, now, packages });
    await recordBegun(tx, about, now);
    return ok({ value: null, subject: version + 1, reason: from > now ? `from ${from.toISOString()}` : 'now' });
  });
  return replying(done, () => presentPrices(deps, site));
}

/** The time of a call whose version has been stored: a time that had passed has become that of the publication. */
const isSameTime = ({ from }: PricesBody, { version }: Latest): boolean =>
  version !== null &&
  (from === null || new Date(from) <= version.publishedAt
    ? version.from.getTime() === version.publishedAt.getTime()
    : version.from.getTime() === new Date(from).getTime());

/** Whether the version would begin when the latest one does, or both have begun. */
const isSameBegin = (from: Date, { version }: Latest, now: Date): boolean => {
  const begun = version?.from ?? now;
  return (from <= now && begun <= now) || from.getTime() === begun.getTime();
};

/** Both versions, so that nothing of either is lost. */
export const changedMeanwhile = (body: PricesBody, { version, packages }: Latest): Failure<'changed_meanwhile'> =>
  fail('changed_meanwhile', {
    version: version?.version ?? 0,
    yours: body.version,
    by: version?.by ?? '',
    at: version?.publishedAt.toISOString() ?? '',
    theirs: JSON.stringify(packages),
  });
