import { type DismissKey, dismissKeys } from './alert-rules.ts';

/** Which notices somebody has sent away, for good: by key, unix seconds as text (specification §4). */
export interface Dismissals {
  /** What the server knew when it drew the page; the first render must agree with it. */
  readonly known: readonly DismissKey[];
  /** Those that are stored now. */
  current(): readonly DismissKey[];
  dismiss(key: DismissKey): void;
  subscribe(listener: () => void): () => void;
}

interface Options {
  /** Null on the server, and where the browser refuses it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly known: readonly DismissKey[];
  /** Tells the server of the next page, so that it draws no notice that has to vanish again. */
  readonly mirror: (text: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const keys = Object.values(dismissKeys);
const between = '.';

export function createDismissals({ storage, known, mirror, now }: Options): Dismissals {
  const listeners = new Set<() => void>();
  let current = storage === null ? known : keys.filter((key) => storage.getItem(key) !== null);
  const tell = () => mirror(current.join(between));
  if (current.join(between) !== known.join(between)) tell();
  return {
    known,
    current: () => current,
    dismiss(key) {
      current = keys.filter((candidate) => candidate === key || current.includes(candidate));
      store(storage, key, String(Math.floor(now() / 1000)));
      tell();
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A full or forbidden storage is no reason to fail: the server remembers, too. */
function store(storage: Options['storage'], key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // Nothing to do.
  }
}

/** The browser's storage; null where reading it is forbidden. */
export function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What `mirror` was told, as the server reads it. */
export const readMirror = (text: string | undefined): DismissKey[] => {
  const parts = text?.split(between) ?? [];
  return keys.filter((key) => parts.includes(key));
};
