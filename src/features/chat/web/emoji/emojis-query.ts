import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getEmojis } from '../../contract/calls.ts';
import { createEmojiIndex } from './emoji-index.ts';

/** Never reloaded while the page is open; the browser's HTTP cache keeps it longer. */
export const emojisQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['emojis', language],
    queryFn: async ({ signal }) => createEmojiIndex(await api(getEmojis, { query: { language }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
