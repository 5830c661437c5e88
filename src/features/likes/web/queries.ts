import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import { likesQuery } from '#features/members/web/index.ts';

/** Likes received and not opened yet. */
export function useNewLikesTotal(): number {
  const user = useUser();
  const { data } = useQuery({ ...likesQuery(useApi()), enabled: user !== null });
  return user === null ? 0 : (data?.liked_by ?? []).filter(({ like_new }) => like_new).length;
}
