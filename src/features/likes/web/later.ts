/** Whom the member wants to look at later, in the order in which they were put off. */
export interface Later {
  readonly ids: () => readonly number[];
  readonly add: (id: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** For this visit: nothing is told to anybody, and what is new stays new. */
export function createLater(): Later {
  let ids: readonly number[] = [];
  const listeners = new Set<() => void>();
  return {
    ids: () => ids,
    add(id) {
      ids = [...ids.filter((other) => other !== id), id];
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const later = createLater();
