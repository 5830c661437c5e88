import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { getChat, getGifts } from '../../../contract/calls.ts';
import type * as endpoints from '../../../contract/endpoints.ts';
import { mergeReloaded } from './chat-cache.ts';
import { conversationsKey } from './keys.ts';

/** A conversation by its own id, or by the other member's profile id, since it has no id before the first message. */
export type ChatRef = { readonly conversation: number } | { readonly profile: number };
export type Chat = ReplyOf<typeof endpoints.getChat>;

/** A conversation. A reload keeps the older pages that were loaded. */
export const chatQuery = (api: Api, ref: ChatRef) =>
  queryOptions({
    queryKey: [...conversationsKey, ref],
    queryFn: async ({ signal, client, queryKey }) => {
      const fresh = await api(getChat, { query: { ...ref, peek: true }, signal });
      return mergeReloaded(client.getQueryData<Chat>(queryKey), fresh);
    },
  });

/** The gifts on offer and their prices, asked for anew whenever they are shown. */
export const giftsQuery = (api: Api) =>
  queryOptions({ queryKey: ['gifts'], queryFn: ({ signal }) => api(getGifts, { signal }), staleTime: 0 });
