import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import type { Totals } from '#features/badge-counts/contract/totals.ts';
import { loadedOrInvalidated, useTotals } from '#features/badge-counts/web/index.ts';
import type { getLikes } from '../contract/endpoints.ts';
import { likesQuery } from './likes-query.ts';

/** The number of received likes that are not seen yet. */
export function useNewLikesTotal(): number {
  const user = useUser();
  const { data: likes } = useQuery({ ...likesQuery(useApi()), enabled: (query) => user !== null && loadedOrInvalidated(query) });
  const totals = useTotals(likes === undefined);
  return user === null ? 0 : newLikesOf(likes, totals);
}

/** Once the list is loaded, it takes precedence over the total. */
export const newLikesOf = (likes: Pick<ReplyOf<typeof getLikes>, 'liked_by'> | undefined, totals: Totals | undefined): number =>
  likes === undefined ? (totals?.new_likes ?? 0) : likes.liked_by.filter(({ like_new }) => like_new).length;
