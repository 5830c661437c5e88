import type { FileState, FileStorage } from './file-storage.ts';

/** Ms. The operator's files change rarely. */
const remembered = 30_000;
const rememberedAway = 5000;

/**
 * A bucket whose few files are asked for their state with every page: what it said is remembered for a while. While it is away, the last
 * known state counts, because the page matters more.
 */
export function rememberStates(storage: FileStorage): FileStorage {
  const known = new Map<string, { readonly state: FileState | null; readonly until: number }>();
  return {
    ...storage,
    async stat(name) {
      const found = known.get(name);
      if (found !== undefined && performance.now() < found.until) return found.state;
      const asked = await storage.stat(name).catch(() => undefined);
      const state = asked === undefined ? (found?.state ?? null) : asked;
      known.set(name, { state, until: performance.now() + (asked === undefined ? rememberedAway : remembered) });
      return state;
    },
  };
}
