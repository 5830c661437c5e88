import { userId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import { publishReports } from '#platform/server/live/publish-reports.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PresentImage } from '#features/photos/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { getInterests, getPhotoPreview, getShownToVisitors } from '../contract/endpoints.ts';
import { offeredInterests } from '../contract/traits.ts';
import { createMemberPresenter, type Members } from './members.ts';
import { profileData } from './own-data-repo.ts';
import { ownProfile, type ProfileOwner } from './own-profile.ts';
import { previewPhotos } from './preview-photos.ts';
import { createPresence, type Presence } from './presence/presence.ts';
import { profileChanged } from './profile-changed.ts';
import { createShownToVisitors } from './shown-to-visitors.ts';

export { consented, shownWithConsent } from './consent-repo.ts';
export { fitOf, memberSide, viewerSide } from './fit.ts';
export { mailPerson } from './mail-person.ts';
export { interestName } from './interest-names.ts';
export { isVisible, type MemberRow, pointOf, type ViewerRef, visibleTo } from './member-repo.ts';
export type { MemberViewerContext, Members } from './members.ts';
export type { OnlineMembers } from './presence/online-members.ts';
export { openAge } from './open-age.ts';
export { newMemberPeriod, shownInterests, type ViewerContext } from './present-member.ts';
export { presentProfile } from './present-profile.ts';
export { profileChanged } from './profile-changed.ts';
export { findOwnProfile, findProfile } from './profile-repo.ts';
export { shownTraitColumns } from './trait-repo.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly presentImage: PresentImage;
}

export interface MembersFeature extends Feature {
  readonly members: Members;
  readonly isOnline: Presence['isOnline'];
  readonly ownProfile: (user: ProfileOwner) => ReturnType<typeof ownProfile>;
}

/** Seconds. */
const storeGoneEvery = 15;

export function createMembers(
  { database, bus, redis, fleet, clock, jobs, log }: Platform,
  { sites, presentImage }: Dependencies,
): MembersFeature {
  const { db, reports } = database;
  const presence = createPresence({ db, bus, redis, fleet, clock, log });
  const members = createMemberPresenter({ db, clock, sites, presence, presentImage });
  const shownToVisitors = createShownToVisitors({ db, clock, members });
  publishReports({ reports, bus, log }, profileChanged);
  return {
    members,
    isOnline: presence.isOnline,
    ownProfile: (user) => ownProfile({ db, members }, user),
    routes: tagged('members', 'What is shown of members in lists.', [
      route(getPhotoPreview, ({ query }, { viewer }) => previewPhotos({ members }, viewer.userId, userId(query.id))),
      route(getInterests, async (_input, call) => {
        const { settings } = await sites.byId(call.site);
        return ok({ interests: offeredInterests(settings.niche) });
      }),
      route(getShownToVisitors, ({ query }, { site }) => shownToVisitors(query, site)),
    ]),
    ownData: profileData,
    live: { present: presence.seen, left: presence.left },
    scheduleJobs() {
      jobs.every('presence-gone', storeGoneEvery, presence.storeGone);
    },
    close: presence.close,
  };
}
