import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { useLive, useLiveEvent, useReconnected } from '#platform/web/live/use-live.ts';
import { useMember } from '#features/account/web/index.ts';
import { loadedOrInvalidated, useTotals } from '#features/badge-counts/web/index.ts';
import { chatReset, draftChanged, messageStored, readUpTo, typingNow } from '../../contract/calls.ts';
import { hasList, refreshChats, reloadList, writeDraft, writeMessage, writeRead, writeReceipt } from '../state/cache/cache-writer.ts';
import { chatSettingsQuery } from '../state/cache/chat-settings-query.ts';
import { type ChatState, useChatState } from '../state/chat-state.ts';
import { handOver } from '../state/outbox/hand-over.ts';
import { outboxKey } from '../state/outbox/outbox-storage.ts';
import { chatsQuery } from '../state/cache/chats-query.ts';
import { useMessageNotifications } from './use-message-notifications.tsx';

/** On every page: writes live chat events into the cache, shows notifications of new messages and runs the outbox. */
export function ChatUpdates() {
  const state = useChatState();
  useResumeMark();
  useOutbox(state);
  useDraftFlush(state);
  useChatEvents(state);
  return null;
}

function useChatEvents(state: ChatState): void {
  const queries = useQueryClient();
  const live = useLive();
  const notify = useMessageNotifications(state);

  useLiveEvent(messageStored, ({ conversation, message }) => {
    const isNewer = live.markReceived(message.id);
    const own = message.sender === state.user;
    if (own) state.outbox.markStored(message.client_id);
    else state.typing.clear(message.sender);
    const unread = !own && !state.open.isRead(message.sender);
    const result = writeMessage(queries, { conversation, message, unread }, own ? null : message.sender);
    // A repeated event: the totals that are shown in place of the list have already counted it.
    if (!isNewer && !hasList(queries)) return;
    if (result === 'unlisted') refreshChats(queries);
    if (!own && result !== 'duplicate') notify(message);
  });
  useLiveEvent(readUpTo, ({ conversation, profile, read_up_to }) => {
    if (profile === state.user && !hasList(queries)) reloadList(queries);
    else if (profile === state.user) writeRead(queries, conversation, read_up_to);
    else writeReceipt(queries, conversation, read_up_to);
  });
  useLiveEvent(typingNow, ({ profile }) => state.typing.mark(profile));
  useLiveEvent(draftChanged, ({ profile, text, written_at }) => {
    if (state.drafts.acceptRemote(profile, text, written_at)) writeDraft(queries, profile, text);
  });
  useLiveEvent(chatReset, () => refreshChats(queries));
}

/** Keeps the id of the newest known message, from which the server resumes after a reconnection. */
function useResumeMark(): void {
  const live = useLive();
  const { data: chats } = useQuery({ ...chatsQuery(useApi()), enabled: loadedOrInvalidated });
  const totals = useTotals(false);
  useEffect(() => {
    live.markReceived(totals?.newest_message ?? 0);
    for (const { last_message } of chats ?? []) if (last_message !== null) live.markReceived(last_message.id);
  }, [live, chats, totals]);
}

/**
 * Starts the outbox with messages that an earlier page left. Held messages are sent once there are enough credits, limited
 * ones once the monthly limit has changed.
 */
function useOutbox({ outbox, user }: ChatState): void {
  const { credits } = useMember();
  useEffect(() => {
    outbox.start();
    const endHandOver = handOver(user, outbox);
    const removedInOtherWindow = ({ key, newValue }: StorageEvent) => {
      const prefix = outboxKey(user, '');
      if (key?.startsWith(prefix) && newValue === null) outbox.markStored(key.slice(prefix.length));
    };
    addEventListener('online', outbox.resume);
    addEventListener('storage', removedInOtherWindow);
    return () => {
      removeEventListener('online', outbox.resume);
      removeEventListener('storage', removedInOtherWindow);
      endHandOver();
      outbox.stop();
    };
  }, [outbox, user]);
  useEffect(() => outbox.release(credits), [outbox, credits]);
  // Only the settings page loads it; this observes its changes.
  const { data: settings } = useQuery({ ...chatSettingsQuery(useApi()), enabled: false });
  useEffect(() => outbox.releaseLimited(), [outbox, settings]);
  useReconnected(outbox.resume);
}

/** Saves drafts before the page is closed or hidden, and when the browser is online again. */
function useDraftFlush({ drafts }: ChatState): void {
  useEffect(() => {
    const flush = () => void drafts.flush();
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [drafts]);
}
