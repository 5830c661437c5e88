/** Notifies its subscribers; `subscribe` fits `useSyncExternalStore`. */
export interface Emitter<Values extends readonly unknown[] = []> {
  readonly subscribe: (listener: (...values: Values) => void) => () => void;
  readonly emit: (...values: Values) => void;
}

export function createEmitter<Values extends readonly unknown[] = []>(): Emitter<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (...values) => listeners.forEach((listener) => listener(...values)),
  };
}
