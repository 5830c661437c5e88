import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { useLiveEvent } from '#platform/web/live/use-live.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import type { Member } from '#features/members/contract/member.ts';
import { totalsQuery } from '#features/badge-counts/web/index.ts';
import { likesChanged, matched } from '../contract/calls.ts';
import { freshLikes } from './list/fresh-likes.ts';
import { likesQuery } from './likes-query.ts';
import { matches } from './match/matches.ts';
import { setMatched } from './like-cache.ts';
import { useSendKeptLikes } from './giving/send-kept-likes.ts';

const LikeNews = loadPart(async () => (await import('./match/like-news.tsx')).LikeNews, { texts: ['likes'] });

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

  return (likers.length > 0 || match !== null) && <LikeNews likers={likers} match={match} />;
}
