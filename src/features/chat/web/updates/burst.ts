/** Messages of one sender that arrived within the batching window. */
export interface Burst<Item> {
  readonly from: number;
  readonly items: readonly Item[];
}

export interface BurstCollector<Item> {
  add(from: number, item: Item): void;
  stop(): void;
}

/** In ms: long enough to batch the messages of a reconnection, short enough that a single message appears at once. */
const batchWindow = 400;

/** Batches the messages of each sender, so that several at once cause one notification. */
export function createBursts<Item>(onBurst: (burst: Burst<Item>) => void): BurstCollector<Item> {
  const pending = new Map<number, Item[]>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    add(from, item) {
      const batch = pending.get(from);
      if (batch !== undefined) {
        batch.push(item);
        return;
      }
      pending.set(from, [item]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        const items = pending.get(from) ?? [];
        pending.delete(from);
        onBurst({ from, items });
      }, batchWindow);
      timers.add(timer);
    },
    stop() {
      timers.forEach(clearTimeout);
      timers.clear();
      pending.clear();
    },
  };
}
