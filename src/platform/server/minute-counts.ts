import type { Clock } from './clock.ts';
import { largeNetworkOf } from './network/client-network.ts';

/** The count of one key in a minute that began with its first call. */
export interface MinuteCount {
  /** What was counted: the key, or what the key shares with others. */
  readonly key: string;
  count: number;
  /** The count of all processes, where it has been asked. */
  inAll: number;
  /** Ms since 1970. */
  readonly until: number;
  /** The count of the key's last minute, if that is remembered. */
  readonly before: number;
}

/** Counts by key. `network`: whose key it is. */
export interface MinuteCounts {
  /** The current minute; null if there is none. */
  current(key: string, network: string): MinuteCount | null;
  /** Counts one more. */
  add(key: string, network: string): MinuteCount;
}

const minute = 60_000;
/** Maximum number of keys. */
const usualMost = 20_000;

/**
 * A full table forgets nobody, because otherwise a flood of keys would lift the limits of all. Until minutes in it end, further keys
 * share one counter by large network, and beyond as many of those, a single one.
 */
export function createMinuteCounts(clock: Clock, most = usualMost): MinuteCounts {
  const counts = new Map<string, MinuteCount>();
  const ofNetworks = new Map<string, MinuteCount>();
  const isOver = ({ until }: MinuteCount) => until <= clock.now().getTime();

  const find = (map: Map<string, MinuteCount>, key: string) => {
    const known = map.get(key);
    return known === undefined || isOver(known) ? null : known;
  };
  const increment = (map: Map<string, MinuteCount>, key: string): MinuteCount => {
    const known = find(map, key);
    if (known !== null) {
      known.count++;
      return known;
    }
    const begun = { key, count: 1, inAll: 0, until: clock.now().getTime() + minute, before: map.get(key)?.count ?? 0 };
    // To the end, so that the first one is always the oldest.
    map.delete(key);
    map.set(key, begun);
    return begun;
  };
  /** Removes the minutes that have ended as long as the table is full. */
  const hasRoom = (map: Map<string, MinuteCount>): boolean => {
    if (map.size < most) return true;
    for (const [key, oldest] of map) {
      if (!isOver(oldest)) break;
      map.delete(key);
      if (map.size < most) break;
    }
    return map.size < most;
  };
  const addTo = (map: Map<string, MinuteCount>, key: string): MinuteCount | null =>
    map.has(key) || hasRoom(map) ? increment(map, key) : null;
  const shared = (network: string) => `${largeNetworkOf(network)} and others`;
  const rest = 'all others';

  return {
    current: (key, network) =>
      find(counts, key) ?? (counts.size < most ? null : (find(ofNetworks, shared(network)) ?? find(ofNetworks, rest))),
    add: (key, network) => addTo(counts, key) ?? addTo(ofNetworks, shared(network)) ?? increment(ofNetworks, rest),
  };
}
