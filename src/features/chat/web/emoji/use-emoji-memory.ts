import { useSyncExternalStore } from 'react';
import { useMember } from '#features/account/web/index.ts';
import { browserStorage } from '../state/browser-storage.ts';
import { createEmojiMemory, type RecentEmojis, type EmojiMemory } from './recent-emojis.ts';

const memories = new Map<number, EmojiMemory>();

/** The signed-in member's recent emoji. Only for components that are never rendered on the server. */
export function useEmojiMemory(): EmojiMemory {
  const user = useMember().profile.id;
  const memory = memories.get(user) ?? createEmojiMemory(browserStorage, user);
  memories.set(user, memory);
  return memory;
}

export const useRecentEmojis = (memory: EmojiMemory): RecentEmojis => useSyncExternalStore(memory.subscribe, memory.get, memory.get);
