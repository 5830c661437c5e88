import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getAutoLike } from '../../contract/calls.ts';

/** The newest unseen like, for the timed modal; never cached. */
export const autoLikeQuery = (api: Api) =>
  queryOptions({ queryKey: ['auto-like'], queryFn: ({ signal }) => api(getAutoLike, { signal }), staleTime: 0, gcTime: 0 });
