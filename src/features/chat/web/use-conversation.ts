import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { chatsQuery } from './chats-query.ts';
import { type Chat, type ChatRef, chatQuery } from './queries.ts';

interface Arrived {
  /** Undefined while it is loaded for the first time. */
  readonly chat: Chat | undefined;
  /** It is not there, or no more: as if it had never been. */
  readonly lost: boolean;
}

export const isLost = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** A conversation for as long as it is open. That it is gone is found out, too, when the list has lost it. */
export function useConversation(ref: ChatRef): Arrived {
  const api = useApi();
  const queries = useQueryClient();
  const query = chatQuery(api, ref);
  const { data: chat, error } = useQuery({ ...query, throwOnError: (thrown, { state }) => state.data === undefined && !isLost(thrown) });
  const { data: chats, dataUpdatedAt } = useQuery(chatsQuery(api));
  const conversation = chat?.conversation ?? null;
  const unlisted = conversation !== null && chats !== undefined && !chats.some((entry) => entry.conversation.id === conversation);
  const { queryKey } = query;
  const askAgain = useEffectEvent(() => void queries.invalidateQueries({ queryKey }));
  // Each newer list asks anew.
  useEffect(() => {
    if (unlisted) askAgain();
  }, [unlisted, dataUpdatedAt]);
  const lost = isLost(error);
  useEffect(() => {
    if (lost) void queries.invalidateQueries({ queryKey: ['chats'] });
  }, [queries, lost]);
  return { chat, lost };
}
