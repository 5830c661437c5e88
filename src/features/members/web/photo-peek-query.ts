import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getPhotoPeek } from '../contract/endpoints.ts';

/** Not in `queries.ts`, so that pages load it only when the preview is used. */
export const photoPeekQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['photo-peek', id], queryFn: ({ signal }) => api(getPhotoPeek, { query: { id }, signal }) });
