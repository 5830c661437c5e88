import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { memberCountQuery } from './queries.ts';
import type { Filters } from './search.ts';
import type { Searcher } from './searcher.ts';

/** Nobody is counted while a slider is on its way, in ms. */
const pause = 250;

/** How many a search would find, a moment after it last changed; null when that is not known. Another number is said aloud. */
export function useDraftTotal(draft: Filters, searcher: Pick<Searcher, 'source'>): number | null {
  const t = useTranslations('members.filters');
  const announce = useAnnounce();
  const counted = memberCountQuery(useApi(), useSettled(draft), searcher);
  const { data: total = null, isPlaceholderData } = useQuery({ ...counted, placeholderData: keepPreviousData });
  const said = useRef<number | null>(null);

  useEffect(() => {
    if (isPlaceholderData || total === null || said.current === total) return;
    if (said.current !== null) announce(t('show', { n: total }));
    said.current = total;
  }, [announce, isPlaceholderData, t, total]);
  return total;
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
