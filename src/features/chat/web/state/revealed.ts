import { createEmitter } from '#platform/web/data/emitter.ts';

import type { TextStorage } from './browser-storage.ts';

/** Blurred images (ids) that the viewer has chosen to see, for as long as the storage lasts. */
export interface Revealed {
  has(image: number): boolean;
  add(image: number): void;
  subscribe(listener: () => void): () => void;
}

export function createRevealed(storage: TextStorage): Revealed {
  const revealed = new Set<number>();
  const changes = createEmitter();
  const key = (image: number) => `chat-seen:${image}`;
  return {
    has: (image) => revealed.has(image) || storage.get(key(image)) !== null,
    add(image) {
      revealed.add(image);
      storage.set(key(image), '1');
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}
