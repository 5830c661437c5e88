import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { useAsks, useOffice } from '#features/office/web/index.ts';
import { type ListFilter, ordersQuery, readFilter } from '../queries.ts';

/** The list with the filter and the search of the address. */
export function useOrders() {
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const query = useInfiniteQuery(ordersQuery({ api, asks }, about, filter));
  const addressOf = (path: string, wanted: ListFilter) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries(wanted)) next.set(name, value);
    if (about.site !== undefined) next.set('site', String(about.site));
    const text = next.toString();
    return text === '' ? path : `${path}?${text}`;
  };
  return {
    query,
    filter,
    rows: query.data?.pages.flatMap(({ orders }) => orders) ?? [],
    counts: query.data?.pages[0]?.counts ?? null,
    /** The address of an order within the same filter; null: of the list. */
    toOrder: (id: number | null) => addressOf(id === null ? '/admin/orders' : `/admin/orders/${id}`, filter),
    toFilter: (wanted: ListFilter) => addressOf('/admin/orders', wanted),
  };
}
export type Orders = ReturnType<typeof useOrders>;
