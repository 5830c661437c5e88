import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getCase, getCases } from '#features/cases/contract/calls.ts';
import { type CaseKind, caseKinds } from '#features/cases/contract/rules.ts';
import type { Asks } from '../../kit/asks.ts';
import type { Office } from '../../kit/office-context.ts';

interface Tools {
  readonly api: Api;
  readonly asks: Asks;
}
type About = Office['about'];

/** What the queue shows; it stands in the address. */
export interface QueueFilter {
  readonly kind?: CaseKind;
  readonly ended?: 1;
  readonly member?: number;
}

export function readFilter(search: URLSearchParams): QueueFilter {
  const kind = caseKinds.find((one) => one === search.get('kind'));
  const member = Number(search.get('member'));
  return {
    ...(kind !== undefined && { kind }),
    ...(search.get('ended') === '1' && { ended: 1 as const }),
    ...(Number.isSafeInteger(member) && member > 0 && { member }),
  };
}

const queueKey = ['office', 'cases'];
export const queueKeyOf = (about: About) => [...queueKey, about.site ?? null];

export const previewKeyOf = (about: About, body: unknown) => ['office', 'preview', about.site ?? null, body];

export const queueQuery = ({ api, asks }: Tools, about: About, filter: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...queueKeyOf(about), filter],
    queryFn: ({ pageParam, signal }) =>
      asks.within(() => api(getCases, { query: { ...about, ...filter, ...(pageParam !== null && { after: pageParam }) }, signal })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Where the live stream is lost.
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

export const caseKeyOf = (about: About, number: string) => ['office', 'case', about.site ?? null, number];

/** A read is a look that the members concerned see. So it happens when a case is opened or comes next, and after a change. */
export const caseQuery = ({ api, asks }: Tools, about: About, number: string) =>
  queryOptions({
    queryKey: caseKeyOf(about, number),
    queryFn: ({ signal }) => asks.within(() => api(getCase, { query: { ...about, number }, signal })),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** The address of a picture of the evidence. */
export function pictureUrl(about: About, number: string, picture: string, shown: { readonly clear: boolean; readonly colour: boolean }) {
  const query = new URLSearchParams({ number, picture });
  if (about.site !== undefined) query.set('site', String(about.site));
  if (shown.clear) query.set('clear', '1');
  if (shown.colour) query.set('colour', '1');
  return `/api/admin/case-picture.php?${query}`;
}
