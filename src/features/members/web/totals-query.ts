import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import { getTotals, type Totals } from '#features/notifications/contract/totals.ts';

/** What waited for the viewer when the page was made: stands in for the lists of chats and likes until they are loaded. */
export const totalsQuery = (api: Api) =>
  queryOptions({ queryKey: ['totals'], queryFn: ({ signal }) => api(getTotals, { signal }), staleTime: Number.POSITIVE_INFINITY });

/** Asked for only where a list is missing, and then once. */
export function useTotals(wanted: boolean): Totals | undefined {
  const user = useUser();
  return useQuery({ ...totalsQuery(useApi()), enabled: wanted && user !== null }).data;
}

interface Kept {
  readonly state: { readonly data: unknown; readonly isInvalidated: boolean };
}

/**
 * `enabled` of a list for those whom its total suffices: they do not load it, but keep it fresh when it is there, and have
 * it loaded by the first refresh or live event, which say of it that it is outdated.
 */
export const onceWanted = ({ state }: Kept): boolean => state.data !== undefined || state.isInvalidated;
