import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getEmojis } from '../contract/emojis.ts';
import { createEmojiBook } from './emoji-book.ts';

/** Does not change while a page is open; the browser keeps it for longer. */
export const emojisQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['emojis', language],
    queryFn: async ({ signal }) => createEmojiBook(await api(getEmojis, { query: { language }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
