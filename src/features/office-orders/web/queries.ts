import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Asks, Office } from '#features/office/web/index.ts';
import { getOrders, getStory, getWithdrawals } from '../contract/calls.ts';
import { type DueFilter, type OrderFilter, orderFilters } from '../contract/rules.ts';

interface Tools {
  readonly api: Api;
  readonly asks: Asks;
}
type About = Office['about'];

/** What the list shows; it stands in the address. */
export interface ListFilter {
  readonly show?: OrderFilter;
  readonly q?: string;
}

export function readFilter(search: URLSearchParams): ListFilter {
  const show = orderFilters.find((one) => one === search.get('show'));
  const q = search.get('q')?.trim().slice(0, 320) ?? '';
  return { ...(show !== undefined && show !== 'all' && { show }), ...(q !== '' && { q }) };
}

export const ordersKey = ['office', 'orders'];

export const ordersQuery = ({ api, asks }: Tools, about: About, filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, about.site ?? null, filter],
    queryFn: ({ pageParam, signal }) =>
      asks.within(() => api(getOrders, { query: { ...about, ...filter, ...(pageParam !== null && { after: pageParam }) }, signal })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

export const storyKey = ['office', 'order'];

export const storyQuery = ({ api, asks }: Tools, about: About, id: number) =>
  queryOptions({
    queryKey: [...storyKey, about.site ?? null, id],
    queryFn: ({ signal }) => asks.within(() => api(getStory, { query: { ...about, id }, signal })),
    refetchInterval: 20_000,
    refetchOnWindowFocus: 'always',
  });

export const dueQuery = ({ api, asks }: Tools, about: About, show: DueFilter) =>
  infiniteQueryOptions({
    queryKey: ['office', 'withdrawals', about.site ?? null, show],
    queryFn: ({ pageParam, signal }) =>
      asks.within(() => api(getWithdrawals, { query: { ...about, show, ...(pageParam !== null && { after: pageParam }) }, signal })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
