import { useSyncExternalStore } from 'react';
import { useMember } from '#features/account/web/index.ts';
import { browserStorage } from './browser-storage.ts';
import { createEmojiMemory, type EmojiHabits, type EmojiMemory } from './emoji-habits.ts';

const memories = new Map<number, EmojiMemory>();

/** The member's in this browser; only for what never renders on the server. */
export function useEmojiMemory(): EmojiMemory {
  const user = useMember().profile.id;
  const memory = memories.get(user) ?? createEmojiMemory(browserStorage, user);
  memories.set(user, memory);
  return memory;
}

export const useEmojiHabits = (memory: EmojiMemory): EmojiHabits => useSyncExternalStore(memory.subscribe, memory.get, memory.get);
