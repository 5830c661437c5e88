import type { Clock } from '#platform/server/clock.ts';
import type { Site } from '#features/site/server/index.ts';

/** Returns the cached value of this site and key, or the pending promise for it; else calls `make`. Failures are not cached. */
type KeptBySite<Value> = (site: Site, key: string, make: () => Promise<Value>) => Promise<Value>;

interface Options<Value> {
  readonly clock: Clock;
  readonly lifetimeMs: number;
  /** Maximum number of entries per site; the least recently used are dropped. */
  readonly max: number;
  readonly isWorthKeeping?: (value: Value) => boolean;
}

export function createKeptBySite<Value>({ clock, lifetimeMs, max, isWorthKeeping = () => true }: Options<Value>): KeptBySite<Value> {
  // A reloaded site is a new object, so no entry outlives a change of its settings.
  const kept = new WeakMap<Site, Map<string, { readonly value: Promise<Value>; readonly until: number }>>();
  return (site, key, make) => {
    const now = clock.now().getTime();
    const ofSite = kept.get(site) ?? new Map();
    kept.set(site, ofSite);
    const found = ofSite.get(key);
    // A map keeps the order of insertion: reinserting moves the entry to the end.
    ofSite.delete(key);
    if (found !== undefined && found.until > now) {
      ofSite.set(key, found);
      return found.value;
    }
    const [oldest] = ofSite.keys();
    if (ofSite.size >= max && oldest !== undefined) ofSite.delete(oldest);
    const value = make();
    const made = { value, until: now + lifetimeMs };
    ofSite.set(key, made);
    const settle = async () => {
      const isKept = await value.then(isWorthKeeping, () => false);
      if (!isKept && ofSite.get(key) === made) ofSite.delete(key);
    };
    void settle();
    return value;
  };
}
