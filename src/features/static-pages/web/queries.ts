import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getPublicChanges } from '#features/site/contract/calls.ts';
import { getText } from '../contract/calls.ts';

/** `language` null: the reader's, as the server knows it, so that loaders need not. `version`: an earlier or coming one, in its own. */
export const textQuery = (api: Api, page: string, language: Language | null = null, version?: string) =>
  queryOptions({
    queryKey: ['texts', page, language, version ?? null],
    queryFn: async ({ signal }) =>
      (await api(getText, { query: { page, ...(language && { language }), ...(version !== undefined && { version }) }, signal })).text,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Changes of prices and rules that anybody can read. */
export const publicChangesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['public-changes'],
    queryFn: ({ pageParam, signal }) => api(getPublicChanges, { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
