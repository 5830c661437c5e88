import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Asks, Office } from '#features/office/web/index.ts';
import { findMembers, getMember } from '../contract/calls.ts';

interface Tools {
  readonly api: Api;
  readonly asks: Asks;
}
type About = Office['about'];

const membersKey = ['office', 'members'];

/** Members whom a text names; without one the newest. */
export const foundQuery = ({ api, asks }: Tools, about: About, q: string) =>
  infiniteQueryOptions({
    queryKey: [...membersKey, about.site ?? null, 'found', q],
    queryFn: ({ pageParam, signal }) =>
      asks.within(() =>
        api(findMembers, { query: { ...about, ...(q !== '' && { q }), ...(pageParam !== null && { after: pageParam }) }, signal }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export const memberKeyOf = (about: About, id: number) => [...membersKey, about.site ?? null, id];

export const memberQuery = ({ api, asks }: Tools, about: About, id: number) =>
  queryOptions({
    queryKey: memberKeyOf(about, id),
    queryFn: ({ signal }) => asks.within(() => api(getMember, { query: { ...about, id }, signal })),
  });
