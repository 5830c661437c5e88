import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getLikes } from '../contract/calls.ts';
import { likesKey } from './keys.ts';

/** All likes that the viewer gave and received. */
export const likesQuery = (api: Api) => queryOptions({ queryKey: likesKey, queryFn: ({ signal }) => api(getLikes, { signal }) });
