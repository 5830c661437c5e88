import type { Clock } from '#platform/server/clock.ts';

export interface Counted<Value> {
  readonly value: Value;
  readonly at: Date;
}

/** Returns the count for the key if it is at most a minute old, else counts again. */
export type Recent<Key, Value> = (key: Key, count: () => Promise<Value>) => Promise<Counted<Value>>;

const lifetimeMs = 60_000;

/** Keeps counts for a minute, so that a crowd of visitors costs one. The keys must be few. */
export function createRecent<Key, Value>(clock: Clock): Recent<Key, Value> {
  const kept = new Map<Key, { readonly counted: Promise<Counted<Value>>; readonly until: number }>();
  return (key, count) => {
    const at = clock.now();
    const found = kept.get(key);
    if (found !== undefined && found.until > at.getTime()) return found.counted;
    const counted = count().then((value) => ({ value, at }));
    kept.set(key, { counted, until: at.getTime() + lifetimeMs });
    counted.catch(() => kept.delete(key));
    return counted;
  };
}
