import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getPush } from '../contract/endpoints.ts';
import { pushKey } from './push-key.ts';

/** Whether the server pushes to this browser, to how many, and whether with the text of messages. */
export const pushQuery = (api: Api) => queryOptions({ queryKey: pushKey, queryFn: ({ signal }) => api(getPush, { signal }) });
