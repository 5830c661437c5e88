import { readUnsent, type Unsent } from './deck-ops.ts';
import type { DeckDeps } from './deck.ts';

/** What a tab has not got away yet. It goes with the tab: nobody is judged days later. */
export function createUnsentStorage(user: number): DeckDeps['storage'] {
  const key = `swipe-unsent:${user}`;
  return {
    load: () => readUnsent(ignoring(() => sessionStorage.getItem(key))),
    save(unsent: readonly Unsent[]) {
      ignoring(() => (unsent.length === 0 ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(unsent))));
    },
  };
}

/** Full, or forbidden by the browser: the game works without. */
function ignoring<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
