import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getTeasers } from '../contract/calls.ts';

/** The site's teasers, loaded once per visit, so that they do not change when a reader returns to a page. */
export const teasersQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['teasers', language],
    queryFn: async ({ signal }) => (await api(getTeasers, { query: { language }, signal })).teasers,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
