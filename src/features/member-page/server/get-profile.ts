import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { findPhotos } from '#features/photos/server/index.ts';
import type { getProfile as endpoint } from '../contract/endpoints.ts';
import { findProfile, fitOf, type Members, memberSide, presentProfile, viewerSide } from '#features/members/server/index.ts';
import type { SearchIndex } from '#features/search/server/index.ts';
import { findRelated } from './related.ts';

export interface ProfileDeps {
  readonly db: Db;
  readonly members: Members;
  readonly index: SearchIndex;
  /** The viewer has opened this member's profile. */
  readonly profileOpened: (viewer: UserId, member: UserId) => Promise<void>;
}

/** A member's profile; unknown, disabled and blocked members do not exist. `requested` null: the own profile as its owner sees it. */
export async function getProfile(
  deps: ProfileDeps,
  viewer: UserId,
  requested: UserId | null,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const id = requested ?? viewer;
  const context = await deps.members.viewerContext(viewer);
  const row = await findProfile(deps.db, { id: viewer, site: context.site.id }, id);
  if (row === null) return fail('not_found');
  const own = row.id === viewer;
  if (row.likesMe && !context.site.isPreview) await deps.profileOpened(viewer, row.id);
  const [photos, related] = await Promise.all([findPhotos(deps.db, row.id), own ? [] : findRelated(deps, row, context)]);
  const fit = own ? [] : fitOf(viewerSide(context.viewer, context), memberSide(row, context.site), context);
  return ok({ profile: presentProfile(row, photos, context, { asOwner: requested === null }), fit, related });
}
