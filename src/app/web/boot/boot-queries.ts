import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A query that the server has answered: its key, its data, and when it was answered, in ms since 1970. */
export type BootQuery = readonly [key: QueryKey, data: unknown, updatedAt: number];

/** What the page needs of the queries that have data. Their whole state, as React Query writes it, is the same for all of them. */
export const bootQueries = (queries: QueryClient): BootQuery[] =>
  queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);

export function readBootQueries(queries: QueryClient, boot: readonly BootQuery[]): void {
  for (const [key, data, updatedAt] of boot) queries.setQueryData(key, data, { updatedAt });
}
