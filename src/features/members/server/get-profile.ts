import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { findPhotos } from '#features/photos/server/index.ts';
import type { getProfile as endpoint } from '../contract/endpoints.ts';
import { fitOf, memberSide, viewerSide } from './fit.ts';
import type { Members } from './members.ts';
import { presentProfile } from './present-profile.ts';
import { findProfile } from './profile-repo.ts';
import { findRelated } from './related.ts';
import type { SearchIndex } from './search/search-index.ts';

export interface ProfileDeps {
  readonly db: Db;
  readonly members: Members;
  readonly index: SearchIndex;
  /** The viewer has opened this member's profile. */
  readonly profileOpened: (viewer: UserId, member: UserId) => Promise<void>;
}

/** A member's page; unknown, disabled and blocked ones do not exist. `asked` null: the own one with all that is in it. */
export async function getProfile(
  deps: ProfileDeps,
  viewer: UserId,
  asked: UserId | null,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const id = asked ?? viewer;
  const look = await deps.members.lookAs(viewer);
  const row = await findProfile(deps.db, { id: viewer, site: look.site.id }, id);
  if (row === null) return fail('not_found');
  const own = row.id === viewer;
  if (row.likesMe) await deps.profileOpened(viewer, row.id);
  const [photos, related] = await Promise.all([findPhotos(deps.db, row.id), own ? [] : findRelated(deps, row, look)]);
  const fit = own ? [] : fitOf(viewerSide(look.viewer, look), memberSide(row, look.site), look);
  return ok({ profile: presentProfile(row, photos, look, { asOwner: asked === null }), fit, related });
}
