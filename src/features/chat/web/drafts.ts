import type { TextStorage } from './browser-storage.ts';

/** What was typed and not sent, per member, kept in this browser. */
export interface Drafts {
  get(to: number): string;
  set(to: number, text: string): void;
  subscribe(listener: () => void): () => void;
}

/** As much as the server would look at. */
const longest = 20_000;

export function createDrafts(storage: TextStorage, user: number): Drafts {
  const known = new Map<number, string>();
  const listeners = new Set<() => void>();
  const key = (to: number) => `chat-draft:${user}:${to}`;
  return {
    get(to) {
      const text = known.get(to) ?? storage.get(key(to)) ?? '';
      known.set(to, text);
      return text;
    },
    set(to, text) {
      known.set(to, text);
      if (text.trim() === '') storage.remove(key(to));
      else storage.set(key(to), text.slice(0, longest));
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
