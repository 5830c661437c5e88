import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { declareMemberCache } from '#features/members/web/index.ts';
import { countMembers, searchMembers } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';
import { memberCountKey, membersKey } from './keys.ts';
import type { Filters, Search } from './search.ts';
import type { Searcher } from './searcher.ts';

/** One page of a search. Visitors send their traffic source. */
export const membersQuery = (api: Api, { filters, sort, page }: Search, { source }: Pick<Searcher, 'source'>) => {
  const query = { ...filters, sort, page, ...source };
  return queryOptions({ queryKey: [...membersKey, query], queryFn: ({ signal }) => api(searchMembers, { query, signal }) });
};

/** The total of a search. */
export const memberCountQuery = (api: Api, filters: Filters, { source }: Pick<Searcher, 'source'>) => {
  const query = { ...filters, ...source };
  return queryOptions({
    queryKey: [...memberCountKey, query],
    queryFn: async ({ signal }) => (await api(countMembers, { query, signal })).total,
  });
};

declareMemberCache<ReplyOf<typeof endpoints.searchMembers>>(membersKey, (reply, change) => ({
  ...reply,
  profiles: reply.profiles.map(change),
  similar: reply.similar.map((one) => ({ ...one, profile: change(one.profile) })),
}));
