import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getOwnProfile, putProfile as putProfileEndpoint } from '../contract/endpoints.ts';
import { presentOwnProfile } from './present-own-profile.ts';
import { findStoredProfile } from './profile-repo.ts';
import { type ProfileDeps, putProfile } from './put-profile.ts';

export { findCountry } from './profile-repo.ts';

type Dependencies = Omit<ProfileDeps, 'db' | 'clock'>;

export function createProfile({ database: { db }, clock }: Platform, dependencies: Dependencies): Feature {
  const deps = { ...dependencies, db, clock };
  return {
    routes: tagged('profile', "A member's own profile, to edit it.", [
      route(getOwnProfile, async (_input, { viewer, site }) => {
        const { settings } = await dependencies.sites.byId(site);
        return ok({ profile: presentOwnProfile(await findStoredProfile(db, viewer.userId), settings.niche) });
      }),
      route(putProfileEndpoint, ({ body }, call) => putProfile(deps, body, call)),
    ]),
  };
}
