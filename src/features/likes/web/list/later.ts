import { createEmitter } from '#platform/web/data/emitter.ts';

/** Received likes that the viewer postponed, in that order. */
export interface Later {
  readonly ids: () => readonly number[];
  readonly add: (id: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Kept for this visit only: nothing is sent to the server, and new likes stay new. */
export function createLater(): Later {
  let ids: readonly number[] = [];
  const changes = createEmitter();
  return {
    ids: () => ids,
    add(id) {
      ids = [...ids.filter((other) => other !== id), id];
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}

export const later = createLater();
