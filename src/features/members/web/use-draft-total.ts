import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { membersQuery } from './queries.ts';
import { queryOf, type Search } from './search.ts';

/** Nobody counts along while a slider is on its way, in ms. */
const pause = 250;

/** How many a search would find, a moment after it changed; until then what the last one found. */
export function useDraftTotal(draft: Search): { readonly total: number; readonly counting: boolean } {
  const t = useTranslations('members.filters');
  const announce = useAnnounce();
  const asked = useSettled(draft);
  const { data, isPlaceholderData } = useQuery({ ...membersQuery(useApi(), asked), placeholderData: keepPreviousData });
  const total = data?.total ?? 0;
  const [said, setSaid] = useState(total);
  const counting = isPlaceholderData || asked !== draft;

  useEffect(() => {
    if (counting || said === total) return;
    setSaid(total);
    announce(t('show', { n: total }));
  }, [announce, counting, said, t, total]);
  return { total, counting };
}

/** A search once it has stayed the same for a moment. */
function useSettled(search: Search): Search {
  const [settled, setSettled] = useState(search);
  const [key, settledKey] = [JSON.stringify(queryOf(search)), JSON.stringify(queryOf(settled))];
  useEffect(() => {
    if (key === settledKey) return undefined;
    const timer = setTimeout(() => setSettled(search), pause);
    return () => clearTimeout(timer);
    // The search is made anew with each rendering; only what it asks for counts.
  }, [key, settledKey]);
  return settled;
}
