import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { deletePhoto } from '../contract/endpoints.ts';
import { findPhotoQuota } from './new-photo-repo.ts';
import { limitOf } from './photo-policy.ts';
import { findPhotos } from './photo-repo.ts';
import type { PresentImage } from './present-image.ts';

export interface OwnerDeps {
  readonly db: Db;
  readonly sites: Sites;
  readonly presentImage: PresentImage;
}

/** The calling member and their site. */
export interface Owner {
  readonly user: UserId;
  readonly site: SiteId;
}

/** The reply to every change of photos. */
export async function photosOfOwner(
  { db, sites, presentImage }: OwnerDeps,
  { user, site }: Owner,
): Promise<Result<ReplyOf<typeof deletePhoto>, 'not_found'>> {
  const [{ settings }, rows, quota] = await Promise.all([sites.byId(site), findPhotos(db, user), findPhotoQuota(db, user)]);
  if (quota === null) return fail('not_found');
  return ok({ photos: rows.map((row) => presentImage(row, 'owner', settings.cdn_prefix)), limit: limitOf(quota) });
}
