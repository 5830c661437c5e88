import { readUnsent, type Unsent } from './deck-ops.ts';
import type { DeckDeps } from './deck.ts';

/** Unsent decisions, stored per tab: they must not be sent days later. */
export function createUnsentStorage(user: number): DeckDeps['storage'] {
  const key = `swipe-unsent:${user}`;
  return {
    load: () => readUnsent(orNull(() => sessionStorage.getItem(key))),
    save(unsent: readonly Unsent[]) {
      orNull(() => (unsent.length === 0 ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(unsent))));
    },
  };
}

/** Storage may be full or blocked by the browser; the game works without it. */
function orNull<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
