import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { getInterests, getShownToVisitors } from '../contract/calls.ts';

const untilReload = Number.POSITIVE_INFINITY;

/** The interests that the site offers; loaded once per visit. */
export const interestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interests'],
    queryFn: async () => (await api(getInterests)).interests,
    staleTime: untilReload,
    gcTime: untilReload,
  });

/** Members who let visitors see them, of these genders or of all. */
export const shownToVisitorsQuery = (api: Api, gender: readonly Gender[]) =>
  queryOptions({
    queryKey: ['shown-to-visitors', gender],
    queryFn: async ({ signal }) => (await api(getShownToVisitors, { query: { gender: [...gender] }, signal })).members,
    staleTime: 60_000,
  });
