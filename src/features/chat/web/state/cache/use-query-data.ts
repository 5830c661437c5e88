import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/**
 * The data, or undefined while it is loaded for the first time; when that fails, the error page. Without Suspense: a
 * Suspense boundary hydrates later than the page, when live events may already have changed the data it was rendered with.
 */
export function useQueryData<Data, Key extends QueryKey>(query: UseQueryOptions<Data, DefaultError, Data, Key>): Data | undefined {
  return useQuery({ ...query, throwOnError: (_error, { state }) => state.data === undefined }).data;
}
