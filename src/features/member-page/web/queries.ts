import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { declareMemberCache } from '#features/members/web/index.ts';
import { getProfile } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';
import { profilesKey } from './keys.ts';

/** A member's profile. Reloaded when it is opened again, because the request marks a like as seen; not after the server drew it. */
export const profileQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: [...profilesKey, id], queryFn: ({ signal }) => api(getProfile, { query: { id }, signal }), staleTime: 5_000 });

// A profile has more fields than a list item; only `liked` can change from outside.
declareMemberCache<ReplyOf<typeof endpoints.getProfile>>(profilesKey, (reply, change) => ({
  ...reply,
  profile: { ...reply.profile, liked: change(reply.profile).liked },
  related: reply.related.map(change),
}));
