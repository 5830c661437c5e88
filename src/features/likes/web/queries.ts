import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import { likesQuery, onceWanted, useTotals } from '#features/members/web/index.ts';
import type { Totals } from '#features/notifications/contract/totals.ts';
import type { getLikes } from '../contract/endpoints.ts';

/** Likes received and not opened yet. */
export function useNewLikesTotal(): number {
  const user = useUser();
  const { data: likes } = useQuery({ ...likesQuery(useApi()), enabled: (query) => user !== null && onceWanted(query) });
  const totals = useTotals(likes === undefined);
  return user === null ? 0 : newLikesOf(likes, totals);
}

/** The list is the truth as soon as it is there. */
export const newLikesOf = (likes: Pick<ReplyOf<typeof getLikes>, 'liked_by'> | undefined, totals: Totals | undefined): number =>
  likes === undefined ? (totals?.new_likes ?? 0) : likes.liked_by.filter(({ like_new }) => like_new).length;
