import type { Query, QueryCache } from '@tanstack/react-query';

/** Queries that are being fetched and have no data yet. */
export const firstLoads = { fetchStatus: 'fetching', predicate: ({ state }: Query) => state.status === 'pending' } as const;

/** The first loads that have failed and wait for their next retry. */
export const failingLoads = (cache: QueryCache): Query[] => cache.findAll(firstLoads).filter(({ state }) => state.fetchFailureCount > 0);

/** Retries immediately what would be retried after a delay. Pending callers get the new answer. */
export function retryNow(cache: QueryCache): void {
  for (const query of failingLoads(cache)) {
    // After a silent cancel, pending callers wait for the fetch that follows.
    void query.cancel({ silent: true });
    void query.fetch().catch(() => undefined);
  }
}
