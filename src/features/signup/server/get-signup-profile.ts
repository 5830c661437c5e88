import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { ageOn, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { isVisible } from '#features/members/server/index.ts';
import { accessTo, findPhotos, type PresentImage } from '#features/photos/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { getSignupProfile as endpoint } from '../contract/endpoints.ts';
import { findSignupProfile } from './signup-repo.ts';

export interface SignupProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly presentImage: PresentImage;
}

/** The member whom a visitor signs up to write to; a logged-in member gets only members who are visible to them. */
export async function getSignupProfile(
  { db, clock, sites, presentImage }: SignupProfileDeps,
  id: UserId,
  { viewer, site: siteId }: Pick<Call, 'viewer' | 'site'>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const site = await sites.byId(siteId);
  const profile = await findSignupProfile(db, site.id, id);
  if (profile === null || (viewer !== null && !(await isVisible(db, viewer.userId, id)))) return fail('not_found');
  const main = (await findPhotos(db, id)).find(({ status }) => status === 'active');
  return ok({
    profile: {
      id,
      name: profile.name,
      age: ageOn(profile.dateOfBirth, dayIn(site.timeZone, clock.now())),
      gender: profile.gender,
      country: profile.country,
      region: profile.region,
      main_image: main ? presentImage(main, mainAccess(site), site.settings.cdn_prefix) : null,
      fictional: profile.fictional,
    },
  });
}

/** Where visitors may not search, they see every photo blurred. */
const mainAccess = ({ settings }: Site) =>
  settings.logged_out_search === 'none' ? 'locked' : accessTo({ own: false, paidUser: false, main: true });
