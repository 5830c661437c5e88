import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getChat, getGifts } from '../contract/endpoints.ts';
import { keepKnown } from './chat-cache.ts';

/** A conversation by its own id, or by the member's, since the first message has none yet. */
export type ChatRef = { readonly conversation: number } | { readonly profile: number };
export type Chat = ReplyOf<typeof getChat>;

/** A conversation; older pages that were loaded stay when it is asked again. */
export const chatQuery = (api: Api, ref: ChatRef) =>
  queryOptions({
    queryKey: ['chat', ref],
    queryFn: async ({ signal, client, queryKey }) => {
      const fresh = await api(getChat, { query: ref, signal });
      return keepKnown(client.getQueryData<Chat>(queryKey), fresh);
    },
  });

/** What may be given, and what it costs; prices change seldom. */
export const giftsQuery = (api: Api) =>
  queryOptions({ queryKey: ['gifts'], queryFn: ({ signal }) => api(getGifts, { signal }), staleTime: 60_000 });
