/** Messages of one sender that came close together. */
export interface Burst<Item> {
  readonly from: number;
  readonly items: readonly Item[];
}

export interface BurstCollector<Item> {
  add(from: number, item: Item): void;
  stop(): void;
}

/** In ms: long enough for what a reconnection brings at once, short enough for a first sight. */
const gathering = 400;

/** Sums up what comes at once, so that it is told in one sentence. */
export function createBursts<Item>(tell: (burst: Burst<Item>) => void): BurstCollector<Item> {
  const gathered = new Map<number, Item[]>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    add(from, item) {
      const waiting = gathered.get(from);
      if (waiting !== undefined) {
        waiting.push(item);
        return;
      }
      gathered.set(from, [item]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        const items = gathered.get(from) ?? [];
        gathered.delete(from);
        tell({ from, items });
      }, gathering);
      timers.add(timer);
    },
    stop() {
      timers.forEach(clearTimeout);
      timers.clear();
      gathered.clear();
    },
  };
}
