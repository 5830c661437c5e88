import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { useAsks, useOffice } from '../../kit/office-context.ts';
import { caseKeyOf, type QueueFilter, queueKeyOf, queueQuery, readFilter } from '../state/case-queries.ts';
import { hearCases } from '../state/live-cases.ts';
import { nextCase } from './next-case.ts';

/** Ms: a burst of changes is one request. */
const gathered = 300;

/** The queue with the filter of the address, kept up to date. */
export function useQueue(open: string | null) {
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const filter = readFilter(search);
  const query = useInfiniteQuery(queueQuery({ api, asks }, about, filter));
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.cases) ?? [], [query.data]);
  const counts = query.data?.pages[0]?.counts ?? [];
  // Cases that were put off: they come again when all others are done.
  const [putOff] = useState(() => new Set<string>());
  useLiveCases(open);
  const addressOf = (path: string, wanted: QueueFilter) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries(wanted)) next.set(name, String(value));
    if (about.site !== undefined) next.set('site', String(about.site));
    const text = next.toString();
    return text === '' ? path : `${path}?${text}`;
  };
  return {
    query,
    rows,
    counts,
    waiting: counts.reduce((sum, { count }) => sum + count, 0),
    filter,
    next: nextCase(rows, open, putOff),
    putOff: (number: string) => {
      putOff.add(number);
      return nextCase(rows, number, putOff);
    },
    /** The address of a case within the same filter; null: of the list. */
    toCase: (number: string | null) => addressOf(number === null ? '/admin/cases' : `/admin/cases/${number}`, filter),
    toFilter: (wanted: QueueFilter) => addressOf(pathname, wanted),
  };
}
export type Queue = ReturnType<typeof useQueue>;

/** Renews the queue, and the open case, when something happened to them. */
function useLiveCases(open: string | null): void {
  const queries = useQueryClient();
  const { about } = useOffice();
  const { site } = about;
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const own = site === undefined ? {} : { site };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: queueKeyOf(own) }), gathered);
    };
    const stop = hearCases({
      open: () => new EventSource(`/api/admin/live${site === undefined ? '' : `?site=${site}`}`),
      onChange({ number }) {
        renew();
        // A case that comes next is read again only when it is opened.
        const refetchType = number === latest.current ? 'active' : 'none';
        void queries.invalidateQueries({ queryKey: caseKeyOf(own, number), refetchType });
      },
      onAgain: renew,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, site]);
}
