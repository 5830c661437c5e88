import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getPush } from '../contract/calls.ts';
import { pushKey } from './push-key.ts';

/** The member's push settings on the server. */
export const pushQuery = (api: Api) => queryOptions({ queryKey: pushKey, queryFn: ({ signal }) => api(getPush, { signal }) });
