import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getDiscountCode, getOwnCodes } from '../contract/calls.ts';

export const bonusKey = ['time-bonus'] as const;

/** The welcome code while it is active for the member, else null. A loading error is not shown (specification §8). */
export const bonusQuery = (api: Api) =>
  queryOptions({
    queryKey: bonusKey,
    queryFn: ({ signal }) => api(getDiscountCode, { query: { welcome: true }, signal }),
    // The periodic refresh loads it again.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The codes that the member may choose from. */
export const ownCodesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['discount-codes'],
    queryFn: async ({ signal }) => (await api(getOwnCodes, { signal })).codes,
    staleTime: 0,
  });
