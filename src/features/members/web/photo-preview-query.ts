import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getPhotoPreview } from '../contract/calls.ts';

/** Not in `queries.ts`, so that pages load it only when the preview is used. */
export const photoPreviewQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['photo-preview', id], queryFn: ({ signal }) => api(getPhotoPreview, { query: { id }, signal }) });
