import type { Clock } from '#platform/server/clock.ts';
import { wideNetworkOf, wideShare } from '#platform/server/network/client-network.ts';
import { createMinuteCounts } from '#platform/server/minute-counts.ts';

/** Files that are refused per minute and network. Each refusal costs a database query, because refusals are not cached. */
export const maxMisses = 600;

export interface Misses {
  /** True when the network has exceeded the limit in this minute. */
  isOver(network: string): boolean;
  count(network: string): void;
}

export function createMisses(clock: Clock): Misses {
  const counts = createMinuteCounts<string>(clock);
  return {
    isOver(network) {
      const wide = wideNetworkOf(network);
      const missesOf = (one: string) => counts.current(one)?.count ?? 0;
      return missesOf(network) >= maxMisses || (wide !== null && missesOf(wide) >= wideShare * maxMisses);
    },
    count(network) {
      const wide = wideNetworkOf(network);
      counts.add(network);
      if (wide !== null) counts.add(wide);
    },
  };
}
