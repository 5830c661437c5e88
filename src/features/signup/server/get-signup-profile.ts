import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Members } from '#features/members/server/index.ts';
import { findPhotos, type PresentImage } from '#features/photos/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { type getSignupProfile as endpoint, maxTeaserPhotos } from '../contract/endpoints.ts';
import { isInSearch } from './signup-repo.ts';

export interface SignupProfileDeps {
  readonly db: Db;
  readonly sites: Sites;
  readonly members: Members;
  readonly presentImage: PresentImage;
}

/** The member whom a visitor signs up to write to. Who hides from the search is hidden here, too. */
export async function getSignupProfile(
  { db, sites, members, presentImage }: SignupProfileDeps,
  id: UserId,
  { viewer, site: siteId }: Pick<Call, 'viewer' | 'site'>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const { settings } = await sites.byId(siteId);
  if (viewer !== null && !(await isInSearch(db, siteId, id))) return fail('not_found');
  const context = viewer === null ? await members.visitorContext(siteId) : await members.viewerContext(viewer.userId);
  const [member] = await members.show(context, [id]);
  if (member === undefined) return fail('not_found');
  const [main, ...others] = (await findPhotos(db, id)).filter(({ status }) => status === 'active');
  const blurred = (photo: typeof main) => photo && presentImage(photo, 'locked', settings.cdn_prefix);
  const { name, age, gender, country, region, photo_count, online, is_new, fictional } = member;
  const open = settings.logged_out_search !== 'none';
  return ok({
    profile: {
      id,
      name,
      age,
      gender,
      country,
      region,
      main_image: open ? member.main_image : (blurred(main) ?? null),
      photos: open ? others.slice(0, maxTeaserPhotos).map((photo) => presentImage(photo, 'locked', settings.cdn_prefix)) : [],
      photo_count,
      online: open && online,
      is_new: open && is_new,
      fictional,
    },
  });
}
