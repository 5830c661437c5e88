import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { entryOf, outgoingTo, useChatTools } from './chat-tools.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import { chatsQuery } from './chats-query.ts';

/** For rendering on the server, which has no outbox. */
const none: readonly Outgoing[] = [];

export function useOutgoing(profile: number): readonly Outgoing[] {
  const { outbox } = useChatTools();
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => none);
  return useMemo(() => outgoingTo(items, profile), [items, profile]);
}

/** Messages to the member wait for another try, because sending has failed. */
export function useRetrying(profile: number): boolean {
  const { outbox } = useChatTools();
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.isRetrying(profile),
    () => false,
  );
}

export function useDraft(profile: number): string {
  const { drafts } = useChatTools();
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(profile),
    () => drafts.saved(profile),
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

/** A member's row in the list, with the current unread count. */
export const useEntry = (profile: number): ChatEntry | undefined => entryOf(useQuery(chatsQuery(useApi())).data, profile);

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

export const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

const subscribeToConnection = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
