/** The part of `localStorage` that is used. It never throws, although the browser's storage may be full or disabled. */
export interface TextStorage {
  keys(): string[];
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

const tryOr = <Value>(action: () => Value, fallback: Value): Value => {
  try {
    return action();
  } catch {
    return fallback;
  }
};

/** `storage` is called each time, inside `try`: when storage is disabled, even reading `window.localStorage` throws. */
const storageOf = (storage: () => Storage): TextStorage => ({
  keys: () => tryOr(() => Object.keys(storage()), []),
  get: (key) => tryOr(() => storage().getItem(key), null),
  set: (key, value) => tryOr(() => storage().setItem(key, value), undefined),
  remove: (key) => tryOr(() => storage().removeItem(key), undefined),
});

/** Persists in this browser. Pages must work without it. */
export const browserStorage = storageOf(() => localStorage);
/** Lasts until the window is closed. */
export const browserSession = storageOf(() => sessionStorage);

/** For tests, and for rendering on the server. */
export function createMemoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    keys: () => [...values.keys()],
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
