import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { newMemberPeriod } from '#features/members/server/index.ts';
import { leafMapOf, regionsOf } from '#features/places/server/index.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
import type { getMap as endpoint } from '../contract/endpoints.ts';
import { smallestCount } from '../contract/smallest.ts';
import { type Area, mergeSmall } from './merge-small.ts';
import { countRegions } from './lander-repo.ts';
import type { Recent } from './recent.ts';

const dayMs = 24 * 3_600_000;

export interface RegionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
  /** By site and country. */
  readonly areas: Recent<string, readonly Area[]>;
}

/** The map of a country of the site: the asked one, the visitor's, or the first that we can draw. */
export async function getRegionMap(
  { db, clock, sites, visitorCountry, areas }: RegionDeps,
  query: QueryOf<typeof endpoint>,
  call: Call,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const site = await sites.byId(call.site);
  const { chosenCountry, guessedCountry } = visitorCountry(call);
  const { countries } = site.settings;
  const wanted = query.country === undefined ? [chosenCountry, guessedCountry, ...countries] : [query.country];
  const country = wanted.find((one) => one !== null && countries.includes(one) && leafMapOf(one) !== null) ?? null;
  const map = country === null ? null : leafMapOf(country);
  if (country === null || map === null) return fail('not_found');
  const { value: merged, at } = await areas(`${site.id} ${country}`, async () => {
    const now = clock.now();
    const joined = new Date(now.getTime() - newMemberPeriod);
    const active = new Date(now.getTime() - dayMs);
    return mergeSmall(await countRegions(db, site.id, { country, active, joined }), map, smallestCount);
  });
  const names = new Map((regionsOf([country])[country] ?? []).map(({ key, name }) => [key, name]));
  const shown = (count: number) => (count < smallestCount ? null : count);
  const total = merged.reduce((sum, { members }) => sum + members, 0);
  return ok({
    country,
    width: map.width,
    height: map.height,
    km: map.km,
    total: shown(total),
    areas: merged.map((area) => ({
      regions: area.regions.map((key) => ({ key, name: names.get(key) ?? key })),
      members: area.members,
      today: shown(area.today),
      new: shown(area.new),
      cells: map.cells.filter(({ region }) => area.regions.includes(region)).flatMap(({ x, y }) => [x, y]),
    })),
    counted_at: at.toISOString(),
  });
}
