import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getText } from '../contract/calls.ts';

/** `language` null: the reader's, as the server knows it, so that loaders need not. */
export const textQuery = (api: Api, page: string, language: Language | null = null) =>
  queryOptions({
    queryKey: ['texts', page, language],
    queryFn: async ({ signal }) => (await api(getText, { query: { page, ...(language && { language }) }, signal })).text,
    staleTime: Number.POSITIVE_INFINITY,
  });
