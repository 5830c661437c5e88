import type { Clock } from '#platform/server/clock.ts';
import { createMinuteCounts } from '#platform/server/minute-counts.ts';

/** Files per minute and network that nobody may load: each is looked up in the database, and none is remembered. */
export const maxMisses = 600;

export interface Misses {
  /** True when the network has asked for too many in this minute. */
  isOver(network: string): boolean;
  count(network: string): void;
}

export function createMisses(clock: Clock): Misses {
  const counts = createMinuteCounts<string>(clock);
  return {
    isOver: (network) => (counts.current(network)?.count ?? 0) >= maxMisses,
    count: (network) => void counts.add(network),
  };
}
