import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getOpeners } from '../../contract/calls.ts';

/** Two ways to write first to a member. */
export const openersQuery = (api: Api, profile: number) =>
  queryOptions({
    queryKey: ['openers', profile],
    queryFn: async ({ signal }) => (await api(getOpeners, { query: { profile }, signal })).openers,
    staleTime: 300_000,
  });
