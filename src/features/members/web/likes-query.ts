import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getLikes } from '#features/likes/contract/endpoints.ts';

/** Where the likes are kept: the one entry of the cache that several features change. */
export const likesKey = ['likes'] as const;

/** All likes that the viewer gave and got. */
export const likesQuery = (api: Api) => queryOptions({ queryKey: likesKey, queryFn: ({ signal }) => api(getLikes, { signal }) });
