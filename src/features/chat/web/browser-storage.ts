/** The part of `localStorage` that is used; every call may fail: full, or forbidden by the browser. */
export interface TextStorage {
  keys(): string[];
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

const ignoring = <Value>(work: () => Value, otherwise: Value): Value => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** Asked for in each call: even to name a storage may be forbidden. */
const storageOf = (storage: () => Storage): TextStorage => ({
  keys: () => ignoring(() => Object.keys(storage()), []),
  get: (key) => ignoring(() => storage().getItem(key), null),
  set: (key, value) => ignoring(() => storage().setItem(key, value), undefined),
  remove: (key) => ignoring(() => storage().removeItem(key), undefined),
});

/** What stays in this browser; a page works without it. */
export const browserStorage = storageOf(() => localStorage);
/** What stays until the window is closed. */
export const browserSession = storageOf(() => sessionStorage);

/** For tests, and for the server, which keeps nothing. */
export function createMemoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    keys: () => [...values.keys()],
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
