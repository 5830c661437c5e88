import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getTeasers } from '../contract/endpoints.ts';

/** What the site advertises: asked once in a visit, so that nothing changes under a reader who comes back. */
export const teasersQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['teasers', language],
    queryFn: async ({ signal }) => (await api(getTeasers, { query: { language }, signal })).teasers,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
