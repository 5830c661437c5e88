import type { UserId } from '#platform/contract/ids.ts';

/** Maximum number of cached pairs of members. */
const maxCached = 50_000;

export interface ConversationCache {
  get(one: UserId, other: UserId): number | null;
  /** `conversation`: null when the two have none. */
  set(one: UserId, other: UserId, conversation: number | null): void;
}

/**
 * Caches the conversation of two members. Entries never have to be invalidated: a conversation never changes its members, and
 * one that no longer exists is noticed when a message is stored.
 */
export function createConversationCache(): ConversationCache {
  const cached = new Map<string, number>();
  const key = (one: UserId, other: UserId) => (one < other ? `${one} ${other}` : `${other} ${one}`);
  return {
    get: (one, other) => cached.get(key(one, other)) ?? null,
    set(one, other, conversation) {
      if (cached.size >= maxCached) cached.clear();
      if (conversation === null) cached.delete(key(one, other));
      else cached.set(key(one, other), conversation);
    },
  };
}
