import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import type { DataTools } from '#platform/web/data/context.ts';
import { consentsQuery } from '#features/account-settings/web/index.ts';
import { interestsQuery } from '#features/members/web/index.ts';
import { regionsQuery } from '#features/places/web/index.ts';
import { getProfile } from '#features/member-page/contract/calls.ts';
import { getOwnProfile } from '../../contract/calls.ts';

/** The member's own profile as stored; components use `useOwnProfile`, which adds pending changes. */
export const ownProfileQuery = (api: Api) =>
  queryOptions({ queryKey: ['own-profile'], queryFn: async ({ signal }) => (await api(getOwnProfile, { signal })).profile });

/** The member's own photos, including pending ones. */
export const ownPhotosQuery = (api: Api) =>
  queryOptions({
    queryKey: ['own-photos'],
    queryFn: async ({ signal }) => (await api(getProfile, { query: {}, signal })).profile.photos,
  });

/** Loads everything that pages with profile fields need. */
export async function loadOwnProfile({ api, queries }: DataTools): Promise<void> {
  await Promise.all([
    queries.fetchQuery(ownProfileQuery(api)),
    queries.fetchQuery(consentsQuery(api)),
    queries.ensureQueryData(interestsQuery(api)),
    queries.ensureQueryData(regionsQuery(api)),
  ]);
}
