import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { useLiveEvent } from '#platform/web/live/use-live.ts';
import type { Member } from '#features/members/contract/member.ts';
import { totalsQuery } from '#features/totals/web/index.ts';
import { likesChanged, matched } from '../contract/events.ts';
import { freshLikes } from './list/fresh-likes.ts';
import { likesQuery } from './likes-query.ts';
import { matches } from './match/matches.ts';
import { setMatched } from './like-cache.ts';
import { useSendKeptLikes } from './giving/send-kept-likes.ts';

const LikeNews = lazy(async () => ({ default: (await import('./match/like-news.tsx')).LikeNews }));

/** Applies live events of likes to the cache and shows new likes and matches. */
export function LikeUpdates() {
  const api = useApi();
  const queries = useQueryClient();
  const [likers, setLikers] = useState<readonly Member[]>([]);
  const match = useSyncExternalStore(matches.subscribe, matches.current, () => null);

  useLiveEvent(likesChanged, () => {
    const before = queries.getQueryData(likesQuery(api).queryKey) ?? queries.getQueryData(totalsQuery(api).queryKey);
    // If this fails, the regular refresh follows within a minute.
    void queries
      .fetchQuery({ ...likesQuery(api), staleTime: 0 })
      .then((after) => setLikers(freshLikes(before, after)))
      .catch(() => undefined);
  });
  useLiveEvent(matched, ({ member }) => {
    setMatched(queries, member);
    matches.add(member);
  });

  useSendKeptLikes();

  const wanted = likers.length > 0 || match !== null;
  const ready = useTexts(wanted);
  if (!wanted || !ready) return null;
  return (
    <Suspense>
      <LikeNews likers={likers} match={match} />
    </Suspense>
  );
}

/** Loads the texts of likes when they are first needed, on any page. */
function useTexts(wanted: boolean): boolean {
  const catalogs = useCatalogs();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (wanted && !ready) void catalogs.ensure(['likes']).then(() => setReady(true));
  }, [catalogs, ready, wanted]);
  return ready;
}
