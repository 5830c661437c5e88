import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDebouncedValue } from '#platform/web/interaction/use-debounced-value.ts';
import { useAnnounce } from '#platform/web/ui/index.ts';
import type { Filters } from './search.ts';
import type { Searcher } from './searcher.ts';
import { memberCountQuery } from './queries.ts';

/** Ms without changes after which the total is requested. */
const debounceDelay = 250;

/** The total of a search, debounced; null until it is loaded. A new total is announced to screen readers. */
export function useDraftTotal(draft: Filters, searcher: Pick<Searcher, 'source'>): number | null {
  const t = useTranslations('members.filters');
  const announce = useAnnounce();
  const counted = memberCountQuery(useApi(), useDebouncedValue(draft, debounceDelay), searcher);
  const { data: total = null, isPlaceholderData } = useQuery({ ...counted, placeholderData: keepPreviousData });
  const announced = useRef<number | null>(null);

  useEffect(() => {
    if (isPlaceholderData || total === null || announced.current === total) return;
    if (announced.current !== null) announce(t('show', { n: total }));
    announced.current = total;
  }, [announce, isPlaceholderData, t, total]);
  return total;
}
