import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { deletePhoto } from '../contract/endpoints.ts';
import { findRoom } from './new-photo-repo.ts';
import { limitOf } from './photo-policy.ts';
import { findPhotos } from './photo-repo.ts';
import type { PresentImage } from './present-image.ts';

export interface OwnerDeps {
  readonly db: Db;
  readonly sites: Sites;
  readonly presentImage: PresentImage;
}

/** Who calls, and on which site. */
export interface Owner {
  readonly user: UserId;
  readonly site: SiteId;
}

/** What the owner gets after each change of the photos. */
export async function photosOfOwner(
  { db, sites, presentImage }: OwnerDeps,
  { user, site }: Owner,
): Promise<Result<ReplyOf<typeof deletePhoto>, 'not_found'>> {
  const [{ settings }, rows, room] = await Promise.all([sites.byId(site), findPhotos(db, user), findRoom(db, user)]);
  if (room === null) return fail('not_found');
  return ok({ photos: rows.map((row) => presentImage(row, 'owner', settings.cdn_prefix)), limit: limitOf(room) });
}
