import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getPackages, getPricing } from '../contract/calls.ts';

/** The packages, in the viewer's currency. */
export const packagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['packages'],
    queryFn: async ({ signal }) => (await api(getPackages, { signal })).packages,
    staleTime: 300_000,
  });

/** The price of a message in each country of the site. */
export const pricingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['pricing'],
    queryFn: async ({ signal }) => (await api(getPricing, { signal })).countries,
    staleTime: 300_000,
  });
