import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getLatestReplier } from '#features/chat/contract/calls.ts';

/** The member who replied last; null when nobody has. Reloaded on later pages, at most once a minute. */
export const latestReplierQuery = (api: Api) =>
  queryOptions({
    queryKey: ['answer'],
    queryFn: async ({ signal }) => (await api(getLatestReplier, { signal })).profile,
    staleTime: 60_000,
  });
