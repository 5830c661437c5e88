import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getIcebreakers } from '../../contract/calls.ts';

/** Suggested first messages to a member. */
export const icebreakersQuery = (api: Api, profile: number) =>
  queryOptions({
    queryKey: ['icebreakers', profile],
    queryFn: async ({ signal }) => (await api(getIcebreakers, { query: { profile }, signal })).icebreakers,
    staleTime: 300_000,
  });
