import type { TextStorage } from './browser-storage.ts';

/** Covered pictures (ids) that the viewer wanted to see, for as long as the storage lasts. */
export interface Revealed {
  has(image: number): boolean;
  add(image: number): void;
  subscribe(listener: () => void): () => void;
}

export function createRevealed(storage: TextStorage): Revealed {
  const here = new Set<number>();
  const listeners = new Set<() => void>();
  const key = (image: number) => `chat-seen:${image}`;
  return {
    has: (image) => here.has(image) || storage.get(key(image)) !== null,
    add(image) {
      here.add(image);
      storage.set(key(image), '1');
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
