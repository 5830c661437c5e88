import type { Query, QueryCache } from '@tanstack/react-query';

/** Data that is being asked for and that is not there at all yet. */
export const firstLoads = { fetchStatus: 'fetching', predicate: ({ state }: Query) => state.status === 'pending' } as const;

/** Those of them that have failed and wait for their next try. */
export const failingLoads = (cache: QueryCache): Query[] => cache.findAll(firstLoads).filter(({ state }) => state.fetchFailureCount > 0);

/** Asks at once for what would be asked for again after a delay. Whoever waits for it gets the new answer. */
export function retryNow(cache: QueryCache): void {
  for (const query of failingLoads(cache)) {
    // A silent cancel hands those who wait over to the fetch that follows.
    void query.cancel({ silent: true });
    void query.fetch().catch(() => undefined);
  }
}
