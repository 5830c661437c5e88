import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { useLive, useLiveEvent, useReconnected } from '#platform/web/live/live-context.ts';
import { useMember } from '#features/account/web/index.ts';
import { chatReset, messageStored, readUpTo, typingNow } from '../contract/events.ts';
import { refreshChats, writeMessage, writeRead, writeReceipt } from './cache-writer.ts';
import { type ChatTools, useChatTools } from './chat-tools.ts';
import { outboxKey } from './outbox-storage.ts';
import { chatsQuery } from './queries.ts';
import { useArrivals } from './use-arrivals.tsx';

/** Brings live events of the chat into the cache, tells of new messages, and sends what waits, on every page. */
export function ChatUpdates() {
  const tools = useChatTools();
  useMark();
  useOutbox(tools);
  useChatEvents(tools);
  return null;
}

function useChatEvents(tools: ChatTools): void {
  const queries = useQueryClient();
  const live = useLive();
  const arrived = useArrivals(tools);

  useLiveEvent(messageStored, ({ conversation, message }) => {
    live.mark(message.id);
    const own = message.sender === tools.user;
    if (own) tools.outbox.settle(message.client_id);
    else tools.typing.end(message.sender);
    const unread = !own && !tools.open.isRead(message.sender);
    const result = writeMessage(queries, { conversation, message, unread }, own ? null : message.sender);
    if (result === 'stray') refreshChats(queries);
    if (!own && result !== 'known') arrived(message);
  });
  useLiveEvent(readUpTo, ({ conversation, profile, read_up_to }) => {
    if (profile === tools.user) writeRead(queries, conversation, read_up_to);
    else writeReceipt(queries, conversation, read_up_to);
  });
  useLiveEvent(typingNow, ({ profile }) => tools.typing.sign(profile));
  useLiveEvent(chatReset, () => refreshChats(queries));
}

/** From the newest message that is known, the server resumes after a reconnection. */
function useMark(): void {
  const live = useLive();
  const { data: chats } = useQuery(chatsQuery(useApi()));
  useEffect(() => {
    for (const { last_message } of chats ?? []) if (last_message !== null) live.mark(last_message.id);
  }, [live, chats]);
}

/** Messages that an earlier page left go out; held ones as soon as there are credits. */
function useOutbox({ outbox, user }: ChatTools): void {
  const { credits } = useMember();
  useEffect(() => {
    outbox.start();
    const elsewhere = ({ key, newValue }: StorageEvent) => {
      const prefix = outboxKey(user, '');
      if (key?.startsWith(prefix) && newValue === null) outbox.settle(key.slice(prefix.length));
    };
    addEventListener('online', outbox.wake);
    addEventListener('storage', elsewhere);
    return () => {
      removeEventListener('online', outbox.wake);
      removeEventListener('storage', elsewhere);
      outbox.stop();
    };
  }, [outbox, user]);
  useEffect(() => outbox.release(credits), [outbox, credits]);
  useReconnected(outbox.wake);
}
