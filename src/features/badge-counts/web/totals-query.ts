import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import { getTotals } from '../contract/calls.ts';
import type { Totals } from '../contract/totals.ts';

/** The totals when the page was rendered; used until the lists of chats and likes are loaded. */
export const totalsQuery = (api: Api) =>
  queryOptions({ queryKey: ['totals'], queryFn: ({ signal }) => api(getTotals, { signal }), staleTime: Number.POSITIVE_INFINITY });

/** Loaded once, and only while a list is missing. */
export function useTotals(wanted: boolean): Totals | undefined {
  const user = useUser();
  return useQuery({ ...totalsQuery(useApi()), enabled: wanted && user !== null }).data;
}

interface CachedQuery {
  readonly state: { readonly data: unknown; readonly isInvalidated: boolean };
}

/**
 * The `enabled` option for users of a list who only need its total: they do not load the list themselves, but keep it fresh
 * once loaded. The first refresh or live event invalidates it, which loads it.
 */
export const loadedOrInvalidated = ({ state }: CachedQuery): boolean => state.data !== undefined || state.isInvalidated;
