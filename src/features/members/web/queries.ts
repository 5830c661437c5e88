import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getInterests, getProfile, searchMembers } from '../contract/endpoints.ts';
import { queryOf, type Search } from './search.ts';

const forTheVisit = Number.POSITIVE_INFINITY;

/** One page of a search. */
export const membersQuery = (api: Api, search: Search) => {
  const query = queryOf(search);
  return queryOptions({ queryKey: ['members', query], queryFn: ({ signal }) => api(searchMembers, { query, signal }) });
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
