import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { getRegions, getTowns } from '../contract/calls.ts';

const forTheVisit = Number.POSITIVE_INFINITY;

/** Regions by country, loaded once per visit. */
export const regionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['regions'],
    queryFn: async () => (await api(getRegions)).regions,
    staleTime: forTheVisit,
    gcTime: forTheVisit,
  });

/** Towns of a country by a part of their name, largest first; those that are alike by the alphabet of the page. */
export const townsQuery = (api: Api, country: string, text: string, language: Language) =>
  queryOptions({
    queryKey: ['towns', country, text, language],
    queryFn: async ({ signal }) => (await api(getTowns, { query: { country, q: text, language }, signal })).towns,
    staleTime: forTheVisit,
    retry: 1,
  });

/** The name of a region such as `DE-SN`; null without a key, when unknown, and until the regions are loaded. */
export function useRegionName(key: string | undefined): string | null {
  const { data } = useQuery({ ...regionsQuery(useApi()), enabled: key !== undefined });
  const regions = Object.values(data ?? {}).flat();
  return regions.find((region) => region.key === key)?.name ?? null;
}
