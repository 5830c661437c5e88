import { wideShare } from '#platform/server/network/client-network.ts';
import type { Limits } from '#platform/server/limits/limits.ts';

/** Files that are refused per minute and network. Each refusal costs a database query, because refusals are not cached. */
export const maxMisses = 600;

export interface Misses {
  /** True when the network has exceeded the limit in this minute. */
  isOver(network: string): boolean;
  count(network: string): void;
}

export function createMisses(limits: Limits): Misses {
  const counter = limits.counter('missing photos');
  return {
    isOver(network) {
      const { own, wide } = counter.known(network);
      return own >= maxMisses || wide >= wideShare * maxMisses;
    },
    // Not waited for: it is refused already.
    count: (network) => void counter.add({ member: null, network }, maxMisses),
  };
}
