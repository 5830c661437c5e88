import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/**
 * The data, or undefined while it is loaded for the first time; when that fails, the error page. Not by Suspense: what
 * stands in a boundary comes alive after the rest, when live events may have changed the data that it was drawn with.
 */
export function useLoaded<Data, Key extends QueryKey>(query: UseQueryOptions<Data, DefaultError, Data, Key>): Data | undefined {
  return useQuery({ ...query, throwOnError: (_error, { state }) => state.data === undefined }).data;
}
