import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { getChat } from '../../contract/calls.ts';
import { withRefreshedMessages } from '../state/cache/chat-cache.ts';
import { conversationsKey } from '../state/cache/keys.ts';
import type { Chat } from '../state/cache/queries.ts';

/** Ms between two attempts. */
const retryInterval = 60_000;

/** For an image that fails to load: its signed URL may have expired, so its message is loaded again. */
export function useRefreshImageUrl(message: number | null): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const lastAttempt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (message === null || performance.now() - lastAttempt.current < retryInterval) return;
    lastAttempt.current = performance.now();
    void refresh(message);
  };
  async function refresh(around: number): Promise<void> {
    for (const [key, chat] of queries.getQueriesData<Chat>({ queryKey: conversationsKey })) {
      if (chat === undefined || chat.conversation === null || !chat.messages.some(({ id }) => id === around)) continue;
      const page = await api(getChat, { query: { conversation: chat.conversation, around } }).catch(() => null);
      if (page !== null) queries.setQueryData<Chat>(key, (now) => now && withRefreshedMessages(now, page));
    }
  }
}
