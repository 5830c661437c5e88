import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import { getOwnProfile, putProfile as putProfileEndpoint } from '../contract/endpoints.ts';
import { presentOwnProfile } from './present-own-profile.ts';
import { findKeptProfile } from './profile-repo.ts';
import { type ProfileDeps, putProfile } from './put-profile.ts';

export { findCountry } from './profile-repo.ts';

export const profileRoutes = (deps: ProfileDeps): Route[] => [
  route(getOwnProfile, async (_input, { viewer, site }) => {
    const { settings } = await deps.sites.byId(site);
    return ok({ profile: presentOwnProfile(await findKeptProfile(deps.db, viewer.userId), settings.niche) });
  }),
  route(putProfileEndpoint, ({ body }, call) => putProfile(deps, body, call)),
];
