import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, type Result } from '#platform/contract/result.ts';
import type { deletePhoto as endpoint } from '../contract/endpoints.ts';
import type { ChangeDeps } from './change-photo.ts';
import { lockPhotos, touchProfile } from './new-photo-repo.ts';
import { findOrderedPhotos, setDeleted } from './photo-order-repo.ts';
import { type Owner, photosOfOwner } from './photos-of-owner.ts';

/** The row keeps its position for a restore. A repeated deletion does not restart the undo period. */
export async function deletePhoto(deps: ChangeDeps, id: number, owner: Owner): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const found = await deps.db.transaction().execute(async (tx) => {
    await lockPhotos(tx, owner.user);
    const photo = (await findOrderedPhotos(tx, owner.user)).find((each) => each.id === id);
    if (photo === undefined || photo.rejected) return false;
    if (photo.deletedAt !== null) return true;
    const now = deps.clock.now();
    await setDeleted(tx, id, now);
    await deps.cases.deleted(tx, id);
    await touchProfile(tx, owner.user, now);
    return true;
  });
  if (!found) return fail('not_found');
  return photosOfOwner(deps, owner);
}
