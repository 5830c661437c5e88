import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getPersonalIcebreakers } from '../../contract/calls.ts';

/** Two ways to write first to a member. */
export const personalIcebreakersQuery = (api: Api, profile: number) =>
  queryOptions({
    queryKey: ['personal-icebreakers', profile],
    queryFn: async ({ signal }) => (await api(getPersonalIcebreakers, { query: { profile }, signal })).openers,
    staleTime: 300_000,
  });
