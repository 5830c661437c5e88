import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { chatsQuery } from '../state/cache/chats-query.ts';
import { chatsKey } from '../state/cache/keys.ts';
import { type Chat, type ChatRef, chatQuery } from '../state/cache/queries.ts';

interface ConversationState {
  /** Undefined while it is loaded for the first time. */
  readonly chat: Chat | undefined;
  /** It never existed, or does not exist any more for the viewer. */
  readonly notFound: boolean;
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** The data of the open conversation. It is loaded again when it disappears from the list, to find out whether it still exists. */
export function useConversation(ref: ChatRef): ConversationState {
  const api = useApi();
  const queries = useQueryClient();
  const query = chatQuery(api, ref);
  const { data: chat, error } = useQuery({
    ...query,
    throwOnError: (thrown, { state }) => state.data === undefined && !isNotFound(thrown),
  });
  const { data: chats, dataUpdatedAt } = useQuery(chatsQuery(api));
  const conversation = chat?.conversation ?? null;
  const unlisted = conversation !== null && chats !== undefined && !chats.some((entry) => entry.conversation.id === conversation);
  const { queryKey } = query;
  const refetch = useEffectEvent(() => void queries.invalidateQueries({ queryKey }));
  // Again with each newer list (`dataUpdatedAt`).
  useEffect(() => {
    if (unlisted) refetch();
  }, [unlisted, dataUpdatedAt]);
  const notFound = isNotFound(error);
  useEffect(() => {
    if (notFound) void queries.invalidateQueries({ queryKey: chatsKey });
  }, [queries, notFound]);
  return { chat, notFound };
}
