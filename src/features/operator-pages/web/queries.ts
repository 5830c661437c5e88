import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getOperatorPage } from '../contract/calls.ts';

/** `language` null: the reader's, as the server knows it. */
export const operatorPageQuery = (api: Api, slug: string, language: Language | null = null) =>
  queryOptions({
    queryKey: ['operator-page', slug, language],
    queryFn: async ({ signal }) => (await api(getOperatorPage, { query: { slug, ...(language && { language }) }, signal })).page,
  });
