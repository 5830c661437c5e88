import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Stops the running reloads of the given keys. Their replies may be older than the change that the caller is about to show and
 * save, and would undo it on the screen. Returns a function that restarts them; call it when the change is saved. First loads
 * continue, because nothing is shown yet.
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
