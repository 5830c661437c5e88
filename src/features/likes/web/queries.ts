import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import { likesKey } from '#features/members/web/index.ts';
import { getLikes } from '../contract/endpoints.ts';

export const likesQuery = (api: Api) => queryOptions({ queryKey: likesKey, queryFn: ({ signal }) => api(getLikes, { signal }) });

/** Likes received and not opened yet. */
export function useNewLikesTotal(): number {
  const user = useUser();
  const { data } = useQuery({ ...likesQuery(useApi()), enabled: user !== null });
  return user === null ? 0 : (data?.liked_by ?? []).filter(({ like_new }) => like_new).length;
}
