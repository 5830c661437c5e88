import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { getRegions, getTowns } from '../contract/endpoints.ts';

const forTheVisit = Number.POSITIVE_INFINITY;

/** Regions by country, loaded once per visit. */
export const regionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['regions'],
    queryFn: async () => (await api(getRegions)).regions,
    staleTime: forTheVisit,
    gcTime: forTheVisit,
  });

/** Towns of a country by a part of their name, largest first. */
export const townsQuery = (api: Api, country: string, text: string) =>
  queryOptions({
    queryKey: ['towns', country, text],
    queryFn: async ({ signal }) => (await api(getTowns, { query: { country, q: text }, signal })).towns,
    staleTime: forTheVisit,
    retry: 1,
  });

/** The name of a region such as `DE-SN`; null when unknown and until the regions are loaded. */
export function useRegionName(): (key: string) => string | null {
  const { data } = useQuery(regionsQuery(useApi()));
  return (key) => (data === undefined ? null : (namesOf(data).get(key) ?? null));
}

type Regions = ReplyOf<typeof getRegions>['regions'];

/** Made once for all cards of a page, each of which asks for a name. */
const namesByRegions = new WeakMap<Regions, Map<string, string>>();

function namesOf(regions: Regions): Map<string, string> {
  const existing = namesByRegions.get(regions);
  if (existing !== undefined) return existing;
  const names = new Map(
    Object.values(regions)
      .flat()
      .map(({ key, name }) => [key, name]),
  );
  namesByRegions.set(regions, names);
  return names;
}
