import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getLatestReplier } from '#features/chat/contract/calls.ts';

/** Who has answered the member last; null for nobody yet. Asked anew on later pages, at most once a minute. */
export const latestReplierQuery = (api: Api) =>
  queryOptions({
    queryKey: ['answer'],
    queryFn: async ({ signal }) => (await api(getLatestReplier, { signal })).profile,
    staleTime: 60_000,
  });
