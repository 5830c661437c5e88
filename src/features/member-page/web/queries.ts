import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { declareMemberCache } from '#features/members/web/index.ts';
import { getProfile } from '../contract/endpoints.ts';
import { profilesKey } from './keys.ts';

/** A member's profile; always refetched, because the request marks a like as seen on the server. */
export const profileQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: [...profilesKey, id], queryFn: ({ signal }) => api(getProfile, { query: { id }, signal }), staleTime: 0 });

// A profile has more fields than a list item; only `liked` can change from outside.
declareMemberCache<ReplyOf<typeof getProfile>>(profilesKey, (reply, change) => ({
  ...reply,
  profile: { ...reply.profile, liked: change(reply.profile).liked },
  related: reply.related.map(change),
}));
