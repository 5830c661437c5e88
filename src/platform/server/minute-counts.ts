import type { Clock } from './clock.ts';

/** The count of one key in a minute that began with its first call. */
export interface MinuteCount {
  count: number;
  /** Ms since 1970. */
  readonly until: number;
  /** The count of the key's last minute, if that is remembered. */
  readonly before: number;
}

export interface MinuteCounts<Key> {
  /** The current minute; null if there is none. */
  current(key: Key): MinuteCount | null;
  /** Counts one more. */
  add(key: Key): MinuteCount;
}

const minute = 60_000;
/** Maximum number of keys; the oldest is dropped for a new one. */
const maxCounted = 20_000;

export function createMinuteCounts<Key>(clock: Clock): MinuteCounts<Key> {
  const counts = new Map<Key, MinuteCount>();
  const current = (key: Key) => {
    const known = counts.get(key);
    return known !== undefined && known.until > clock.now().getTime() ? known : null;
  };
  return {
    current,
    add(key) {
      const known = current(key);
      if (known !== null) {
        known.count++;
        return known;
      }
      const begun = { count: 1, until: clock.now().getTime() + minute, before: counts.get(key)?.count ?? 0 };
      // To the end, so that the first one is always the oldest.
      counts.delete(key);
      const [oldest] = counts.keys();
      if (oldest !== undefined && counts.size >= maxCounted) counts.delete(oldest);
      counts.set(key, begun);
      return begun;
    },
  };
}
