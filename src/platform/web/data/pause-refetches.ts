import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Stops the reloads that are under way for the given keys: their replies may be older than the change that the caller is
 * about to show and save, and would undo it on the screen. Returns a function that reloads what was stopped, for when the
 * change is saved. First loads go on, because nothing is shown yet.
 */
export function pauseRefetches(queries: QueryClient, keys: readonly QueryKey[]): () => void {
  const paused = keys
    .flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    .filter(({ state }) => state.data !== undefined);
  for (const { queryKey } of paused) void queries.cancelQueries({ queryKey, exact: true });
  return () => {
    for (const { queryKey } of paused) void queries.invalidateQueries({ queryKey, exact: true });
  };
}
