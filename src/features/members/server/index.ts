import { userId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import {
  countMembers as countMembersEndpoint,
  getInterests,
  getPhotoPeek,
  getProfile as getProfileEndpoint,
  getSignupMatches,
  searchMembers as searchMembersEndpoint,
} from '../contract/endpoints.ts';
import { offeredInterests } from '../contract/traits.ts';
import { countMembers } from './count-members.ts';
import { getProfile, type ProfileDeps } from './get-profile.ts';
import { peekPhotos } from './peek-photos.ts';
import { searchMembers, type SearchDeps } from './search-members.ts';
import { findSignupMatches, type MatchDeps } from './signup-matches.ts';

export { shownWithConsent } from './consent-repo.ts';
export { findFitting } from './find-fitting.ts';
export { interestName } from './interest-names.ts';
export { isVisible } from './member-repo.ts';
export { createMembers, type MemberLook, type Members } from './members.ts';
export { profileData } from './own-data-repo.ts';
export { countNewcomers } from './newcomers.ts';
export { ownProfile } from './own-profile.ts';
export { createPresence } from './presence.ts';
export { createSearchIndex, type SearchIndex } from './search/search-index.ts';

interface Deps extends SearchDeps, ProfileDeps, MatchDeps {
  readonly sites: Sites;
}

export const membersRoutes = (deps: Deps): Route[] => [
  route(searchMembersEndpoint, ({ query }, call) => searchMembers(deps, query, call)),
  route(countMembersEndpoint, ({ query }, call) => countMembers(deps, query, call)),
  route(getProfileEndpoint, ({ query }, { viewer }) => getProfile(deps, viewer.userId, query.id === undefined ? null : userId(query.id))),
  route(getPhotoPeek, ({ query }, { viewer }) => peekPhotos(deps, viewer.userId, userId(query.id))),
  route(getSignupMatches, (_input, { viewer }) => findSignupMatches(deps, viewer.userId)),
  route(getInterests, async (_input, call) => {
    const { settings } = await deps.sites.byId(call.site);
    return ok({ interests: offeredInterests(settings.niche) });
  }),
];
