import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { countMembers, getInterests, getProfile, searchMembers } from '../contract/endpoints.ts';
import type { Filters, Search } from './search.ts';
import type { Searcher } from './searcher.ts';

const forTheVisit = Number.POSITIVE_INFINITY;

/** One page of a search. A visitor searches with where they come from. */
export const membersQuery = (api: Api, { filters, sort, page }: Search, { source }: Pick<Searcher, 'source'>) => {
  const query = { ...filters, sort, page, ...source };
  return queryOptions({ queryKey: ['members', query], queryFn: ({ signal }) => api(searchMembers, { query, signal }) });
};

/** How many a search would find. */
export const memberCountQuery = (api: Api, filters: Filters, { source }: Pick<Searcher, 'source'>) => {
  const query = { ...filters, ...source };
  return queryOptions({
    queryKey: ['members-count', query],
    queryFn: async ({ signal }) => (await api(countMembers, { query, signal })).total,
  });
};

/** A member's page; always asked anew, because asking tells the server that a like was seen. */
export const profileQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['profile', id], queryFn: ({ signal }) => api(getProfile, { query: { id }, signal }), staleTime: 0 });

/** The interests that the site offers: asked once in a visit. */
export const interestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interests'],
    queryFn: async () => (await api(getInterests)).interests,
    staleTime: forTheVisit,
    gcTime: forTheVisit,
  });
