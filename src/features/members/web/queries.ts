import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getInterests } from '../contract/calls.ts';

const untilReload = Number.POSITIVE_INFINITY;

/** The interests that the site offers; loaded once per visit. */
export const interestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interests'],
    queryFn: async () => (await api(getInterests)).interests,
    staleTime: untilReload,
    gcTime: untilReload,
  });
