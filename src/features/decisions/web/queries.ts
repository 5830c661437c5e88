import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getDecision, getLooks } from '../contract/calls.ts';

/** `token`: of a mail or a refused login; null: the member is logged in. */
export const decisionQuery = (api: Api, number: string, token: string | null) =>
  queryOptions({
    queryKey: ['decision', number, token],
    queryFn: ({ signal }) => api(getDecision, { query: { number, ...(token !== null && { token }) }, signal }),
    // An answer may have come meanwhile.
    staleTime: 0,
  });

export const looksQuery = (api: Api) =>
  queryOptions({ queryKey: ['looks'], queryFn: async ({ signal }) => (await api(getLooks, { signal })).looks, staleTime: 0 });
