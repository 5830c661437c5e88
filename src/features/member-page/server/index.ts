import { userId } from '#platform/contract/ids.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getProfile as getProfileEndpoint } from '../contract/endpoints.ts';
import { getProfile, type ProfileDeps } from './get-profile.ts';

type Dependencies = Omit<ProfileDeps, 'db'>;

export function createMemberPage({ database }: Platform, dependencies: Dependencies): Feature {
  const deps = { ...dependencies, db: database.db };
  return {
    routes: tagged('member-page', "One member's profile.", [
      route(getProfileEndpoint, ({ query }, { viewer }) =>
        getProfile(deps, viewer.userId, query.id === undefined ? null : userId(query.id)),
      ),
    ]),
  };
}
