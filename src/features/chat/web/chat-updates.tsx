import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { useLive, useLiveEvent, useReconnected } from '#platform/web/live/live-context.ts';
import { useMember } from '#features/account/web/index.ts';
import { onceWanted, useTotals } from '#features/members/web/index.ts';
import { chatReset, draftChanged, messageStored, readUpTo, typingNow } from '../contract/events.ts';
import { hasList, refreshChats, reloadList, writeDraft, writeMessage, writeRead, writeReceipt } from './cache-writer.ts';
import { chatSettingsQuery } from './chat-settings-query.ts';
import { type ChatTools, useChatTools } from './chat-tools.ts';
import { outboxKey } from './outbox-storage.ts';
import { chatsQuery } from './chats-query.ts';
import { useArrivals } from './use-arrivals.tsx';

/** Brings live events of the chat into the cache, tells of new messages, and sends what waits, on every page. */
export function ChatUpdates() {
  const tools = useChatTools();
  useMark();
  useOutbox(tools);
  useDraftKeeping(tools);
  useChatEvents(tools);
  return null;
}

function useChatEvents(tools: ChatTools): void {
  const queries = useQueryClient();
  const live = useLive();
  const arrived = useArrivals(tools);

  useLiveEvent(messageStored, ({ conversation, message }) => {
    const isNewer = live.mark(message.id);
    const own = message.sender === tools.user;
    if (own) tools.outbox.settle(message.client_id);
    else tools.typing.end(message.sender);
    const unread = !own && !tools.open.isRead(message.sender);
    const result = writeMessage(queries, { conversation, message, unread }, own ? null : message.sender);
    // Told again: the totals, which stand in for the list, have counted it.
    if (!isNewer && !hasList(queries)) return;
    if (result === 'stray') refreshChats(queries);
    if (!own && result !== 'known') arrived(message);
  });
  useLiveEvent(readUpTo, ({ conversation, profile, read_up_to }) => {
    if (profile === tools.user && !hasList(queries)) reloadList(queries);
    else if (profile === tools.user) writeRead(queries, conversation, read_up_to);
    else writeReceipt(queries, conversation, read_up_to);
  });
  useLiveEvent(typingNow, ({ profile }) => tools.typing.sign(profile));
  useLiveEvent(draftChanged, ({ profile, text, written_at }) => {
    if (tools.drafts.heard(profile, written_at)) writeDraft(queries, profile, text);
  });
  useLiveEvent(chatReset, () => refreshChats(queries));
}

/** From the newest message that is known, the server resumes after a reconnection. */
function useMark(): void {
  const live = useLive();
  const { data: chats } = useQuery({ ...chatsQuery(useApi()), enabled: onceWanted });
  const totals = useTotals(false);
  useEffect(() => {
    live.mark(totals?.newest_message ?? 0);
    for (const { last_message } of chats ?? []) if (last_message !== null) live.mark(last_message.id);
  }, [live, chats, totals]);
}

/** Messages that an earlier page left go out; held ones as soon as there are credits, or the member's own limit changed. */
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
  // Loaded by the page that changes it: what the limit held back is tried again with the new one.
  const { data: settings } = useQuery({ ...chatSettingsQuery(useApi()), enabled: false });
  useEffect(() => outbox.releaseLimited(), [outbox, settings]);
  useReconnected(outbox.wake);
}

/** What is written and not sent goes to the server before the page is gone or asleep, and when there is a connection again. */
function useDraftKeeping({ drafts }: ChatTools): void {
  useEffect(() => {
    const keep = () => drafts.flush();
    addEventListener('pagehide', keep);
    addEventListener('online', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('online', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [drafts]);
}
