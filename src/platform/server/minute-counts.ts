import type { Clock } from './clock.ts';

/** What was counted of one key in a minute that began with the first of it. */
export interface MinuteCount {
  count: number;
  /** Ms since 1970. */
  readonly until: number;
  /** How many there were in the key's last minute, if that is remembered. */
  readonly before: number;
}

export interface MinuteCounts<Key> {
  /** The minute that is under way; null when there is none. */
  current(key: Key): MinuteCount | null;
  /** Counts one more. */
  add(key: Key): MinuteCount;
}

const minute = 60_000;
/** Keys that are counted; the one that was first of them is forgotten for another. */
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
