import { createEmitter } from '#platform/web/data/emitter.ts';

import { type DismissKey, dismissKeys } from './alert-kinds.ts';

/** Permanently dismissed alerts, stored by key as unix seconds in text (specification §4). */
export interface Dismissals {
  /** The list with which the server rendered the page; the first client render must match it. */
  readonly initial: readonly DismissKey[];
  /** The dismissals stored now. */
  current(): readonly DismissKey[];
  dismiss(key: DismissKey): void;
  subscribe(listener: () => void): () => void;
}

interface Options {
  /** Null on the server, and where the browser denies access. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly initial: readonly DismissKey[];
  /** Writes the list to a cookie, so that the server does not render an alert that would disappear on hydration. */
  readonly mirror: (text: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const keys = Object.values(dismissKeys);
const separator = '.';

export function createDismissals({ storage, initial, mirror, now }: Options): Dismissals {
  const changes = createEmitter();
  let current = storage === null ? initial : keys.filter((key) => storage.getItem(key) !== null);
  const writeMirror = () => mirror(current.join(separator));
  if (current.join(separator) !== initial.join(separator)) writeMirror();
  return {
    initial,
    current: () => current,
    dismiss(key) {
      current = keys.filter((candidate) => candidate === key || current.includes(candidate));
      store(storage, key, String(Math.floor(now() / 1000)));
      writeMirror();
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}

/** Ignores a full or forbidden storage: the cookie has the dismissal, too. */
function store(storage: Options['storage'], key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // The cookie is enough.
  }
}

/** `localStorage`; null where access is denied. */
export function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Reads on the server the cookie written by `mirror`. */
export const readMirror = (text: string | undefined): DismissKey[] => {
  const parts = text?.split(separator) ?? [];
  return keys.filter((key) => parts.includes(key));
};
