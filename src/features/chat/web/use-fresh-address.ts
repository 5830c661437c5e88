import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { getChat } from '../contract/endpoints.ts';
import { withFresh } from './chat-cache.ts';
import type { Chat } from './queries.ts';

/** Ms between two tries. */
const apart = 60_000;

/** For a picture that does not load: its address may be too old, and the message is asked for again. */
export function useFreshAddress(message: number | null): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (message === null || performance.now() - last.current < apart) return;
    last.current = performance.now();
    void renew(message);
  };
  async function renew(around: number): Promise<void> {
    for (const [key, chat] of queries.getQueriesData<Chat>({ queryKey: ['chat'] })) {
      if (chat === undefined || chat.conversation === null || !chat.messages.some(({ id }) => id === around)) continue;
      const page = await api(getChat, { query: { conversation: chat.conversation, around } }).catch(() => null);
      if (page !== null) queries.setQueryData<Chat>(key, (now) => now && withFresh(now, page));
    }
  }
}
