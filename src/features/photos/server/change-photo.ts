import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, type Failure, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { changePhoto as endpoint } from '../contract/endpoints.ts';
import { undoMinutes } from '../contract/rules.ts';
import { findPhotoQuota, lockPhotos, touchProfile } from './new-photo-repo.ts';
import { findOrderedPhotos, type OrderedPhotoRow, setCaption, setDeleted, setOrder } from './photo-order-repo.ts';
import { moveTo } from './photo-order.ts';
import { quotaFailure } from './photo-policy.ts';
import type { PhotoCases } from './review.ts';
import { type Owner, type OwnerDeps, photosOfOwner } from './photos-of-owner.ts';

export interface ChangeDeps extends OwnerDeps {
  readonly clock: Clock;
  readonly readCaption: (typed: string) => string | null;
  readonly cases: PhotoCases;
}

type Code = 'photo_limit_reached' | 'caption_not_allowed' | 'not_found';
type Change = BodyOf<typeof endpoint>;

/** A lock serialises the changes of one member. */
export async function changePhoto(deps: ChangeDeps, change: Change, owner: Owner): Promise<Result<ReplyOf<typeof endpoint>, Code>> {
  const caption = change.caption === undefined ? undefined : deps.readCaption(change.caption);
  if (caption === null) return fail('caption_not_allowed', { field: 'caption' });
  const refusal = await deps.db.transaction().execute(async (tx) => {
    await lockPhotos(tx, owner.user);
    return applyChange(deps, tx, { ...change, caption }, owner.user);
  });
  if (refusal !== null) return refusal;
  return photosOfOwner(deps, owner);
}

async function applyChange(
  deps: Pick<ChangeDeps, 'clock' | 'cases'>,
  tx: Tx,
  change: Omit<Change, 'caption'> & { readonly caption: string | undefined },
  user: UserId,
): Promise<Failure<Code> | null> {
  const now = deps.clock.now();
  const photos = await findOrderedPhotos(tx, user);
  const photo = photos.find(({ id }) => id === change.id);
  if (photo === undefined || photo.rejected) return fail('not_found');
  if (photo.deletedAt !== null) {
    const refusal = change.deleted === false ? await restore(deps, tx, user, photo, now) : fail('not_found');
    if (refusal !== null) return refusal;
  }
  if (change.caption !== undefined) await setCaption(tx, photo.id, change.caption);
  const position = change.main ? 0 : change.position;
  await setOrder(tx, position === undefined ? photos.map(({ id }) => id) : moveTo(photos, photo.id, position));
  await touchProfile(tx, user, now);
  return null;
}

async function restore(
  { cases }: Pick<ChangeDeps, 'cases'>,
  tx: Tx,
  user: UserId,
  { id, deletedAt }: OrderedPhotoRow,
  now: Date,
): Promise<Failure<Code> | null> {
  const quota = await findPhotoQuota(tx, user);
  if (quota === null || deletedAt === null || isUndoExpired(deletedAt, now)) return fail('not_found');
  const refusal = quotaFailure(quota);
  if (refusal !== null) return refusal;
  await setDeleted(tx, id, null);
  await cases.restored(tx, id);
  return null;
}

const isUndoExpired = (deletedAt: Date, now: Date): boolean => deletedAt.getTime() <= now.getTime() - undoMinutes * 60_000;
