import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import type { ChatEntry } from '../contract/chats.ts';
import { entryOf, outgoingTo, useChatTools } from './chat-tools.ts';
import type { Outgoing } from './outbox.ts';
import { chatsQuery } from './chats-query.ts';

/** What this browser knows beside the server is unknown while the server renders. */
const nothing: readonly Outgoing[] = [];

export function useOutgoing(profile: number): readonly Outgoing[] {
  const { outbox } = useChatTools();
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => nothing);
  return useMemo(() => outgoingTo(items, profile), [items, profile]);
}

export function useDraft(profile: number): string {
  const { drafts } = useChatTools();
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(profile),
    () => drafts.kept(profile),
  );
}

export function useTyping(profile: number): boolean {
  const { typing } = useChatTools();
  return useSyncExternalStore(
    typing.subscribe,
    () => typing.isTyping(profile),
    () => false,
  );
}

/** The list's row of a member, with the unread messages as they are now. */
export const useEntry = (profile: number): ChatEntry | undefined => entryOf(useQuery(chatsQuery(useApi())).data, profile);

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

export const useVisible = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

const onConnection = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
