import type { Clock } from '#platform/server/clock.ts';

/** Files per minute and network that nobody may load: each is looked up in the database, and none is remembered. */
export const maxMisses = 600;
/** Networks that are counted. */
const maxCounted = 20_000;

export interface Misses {
  /** True when the network has asked for too many in this minute. */
  isOver(network: string): boolean;
  count(network: string): void;
}

export function createMisses(clock: Clock): Misses {
  const counts = new Map<string, { count: number; readonly until: number }>();
  const current = (network: string) => {
    const known = counts.get(network);
    return known !== undefined && known.until > clock.now().getTime() ? known : null;
  };
  return {
    isOver: (network) => (current(network)?.count ?? 0) >= maxMisses,
    count(network) {
      const known = current(network);
      if (known !== null) {
        known.count++;
        return;
      }
      // To the end, so that the first one is always the oldest.
      counts.delete(network);
      const [oldest] = counts.keys();
      if (oldest !== undefined && counts.size >= maxCounted) counts.delete(oldest);
      counts.set(network, { count: 1, until: clock.now().getTime() + 60_000 });
    },
  };
}
