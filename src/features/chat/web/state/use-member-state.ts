import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { entryOf, outgoingTo, useChatState } from './chat-state.ts';
import type { Outgoing } from './outbox/outbox.ts';
import { chatsQuery } from './cache/chats-query.ts';

/** For rendering on the server, which has no outbox. */
const none: readonly Outgoing[] = [];

export function useOutgoing(profile: number): readonly Outgoing[] {
  const { outbox } = useChatState();
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => none);
  return useMemo(() => outgoingTo(items, profile), [items, profile]);
}

/** Messages to the member wait for another attempt, because sending has failed. */
export function useRetrying(profile: number): boolean {
  const { outbox } = useChatState();
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.isRetrying(profile),
    () => false,
  );
}

export function useDraft(profile: number): string {
  const { drafts } = useChatState();
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(profile),
    () => drafts.saved(profile),
  );
}

export function useTyping(profile: number): boolean {
  const { typing } = useChatState();
  return useSyncExternalStore(
    typing.subscribe,
    () => typing.isTyping(profile),
    () => false,
  );
}

/** A member's row in the list, with the current unread count. */
export const useEntry = (profile: number): ChatEntry | undefined => entryOf(useQuery(chatsQuery(useApi())).data, profile);
