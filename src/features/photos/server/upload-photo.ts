import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { SentFile } from '#platform/server/http/context.ts';
import { decodeImage, type ImageError, minSide } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { PhotoReview } from '#features/site/contract/settings.ts';
import { switchedOff } from '#features/site/server/index.ts';
import type { uploadPhoto as endpoint, UploadFields } from '../contract/endpoints.ts';
import type { photoErrors } from '../contract/errors.ts';
import { restrictedBy } from './decided/restriction.ts';
import { findImageRestriction } from './decided/restriction-repo.ts';
import { findDuplicate, isBanned } from './duplicate-repo.ts';
import { findPhotoQuota, findUploaded, insertLast, lockPhotos, type NewPhoto } from './new-photo-repo.ts';
import { isReviewed, type PhotoCases } from './review.ts';
import { quotaFailure } from './photo-policy.ts';
import { type Owner, type OwnerDeps, photosOfOwner } from './photos-of-owner.ts';
import type { ImageQueue } from './image-queue.ts';
import { readCrop } from './read-crop.ts';
import { imageFailure } from './image-failure.ts';
import { deleteImages, keepImage, type StoredImage, storeImage } from './store-image.ts';

export interface UploadDeps extends OwnerDeps {
  readonly readCaption: (typed: string) => string | null;
  readonly storage: FileStorage;
  readonly imageQueue: ImageQueue;
  readonly clock: Clock;
  /** Which new photos wait on a site that has not set it. */
  readonly reviewByDefault: PhotoReview;
  readonly cases: PhotoCases;
}

interface Upload extends Owner, SentFile {
  readonly fields: UploadFields;
}

type Code = keyof typeof photoErrors | 'not_found' | 'restricted' | 'switched_off';
type Outcome = Result<ReplyOf<typeof endpoint>, Code>;
/** The photo's id, or the reason for its rejection. */
type UploadOutcome = number | Failure<Code>;

/** Adds a photo after the member's others, once per client_id. */
export function createUploadPhoto(deps: UploadDeps): (upload: Upload) => Promise<Outcome> {
  return async (upload) => {
    const { user, file, fields, queueWeight } = upload;
    if (deps.readCaption(fields.caption ?? '') === null) return fail('caption_not_allowed', { field: 'caption' });
    const outcome = await (file === null
      ? findEarlierUpload(deps, upload)
      : deps.imageQueue(user, queueWeight)(() => add(deps, upload, file)));
    return typeof outcome === 'number' ? present(deps, upload, outcome) : outcome;
  };
}

/** A request without a file can only repeat an earlier upload. */
async function findEarlierUpload({ db }: UploadDeps, { user, fields }: Upload): Promise<UploadOutcome> {
  return (await findUploaded(db, user, fields.client_id)) ?? fail('photo_missing', { field: 'file' });
}

/** Checks that do not need the image come first. */
async function add(deps: UploadDeps, upload: Upload, file: string): Promise<UploadOutcome> {
  const { db } = deps;
  const early = await findOutcome(db, upload);
  if (early !== null) return early;
  const restriction = await findImageRestriction(db, upload.user, deps.clock.now());
  if (restriction !== null) return restrictedBy(restriction);
  const off = switchedOff(await deps.sites.byId(upload.site), 'uploads');
  if (off !== null) return off;
  const { turn, crop } = upload.fields;
  const image = await decodeImage(file, { turn, crop: crop === undefined ? crop : readCrop(crop) });
  if (typeof image === 'string') return refuse(image);
  // Checked here as well, before the files are generated, which is most of the work. Another process may have added the photo meanwhile
  // for the same call.
  const similarity = await checkDuplicate(db, upload.user, image.phash);
  if (typeof similarity === 'object') return (await findUploaded(db, upload.user, upload.fields.client_id)) ?? similarity;
  const files = await storeImage(deps, await image.encode({ avif: true, fast: upload.isCongested() }));
  const { outcome, inserted } = await insertChecked(deps, upload, files);
  if (!inserted) await deleteImages(db, [files], deps.clock.now());
  return outcome;
}

/** Repeats the checks under the lock, so that parallel uploads cannot exceed the limit or insert an image twice. */
async function insertChecked(deps: UploadDeps, upload: Upload, files: StoredImage): Promise<{ outcome: UploadOutcome; inserted: boolean }> {
  const { db, clock } = deps;
  const { user, fields } = upload;
  const { settings } = await deps.sites.byId(upload.site);
  const review = settings.photo_review ?? deps.reviewByDefault;
  return db.transaction().execute(async (tx) => {
    await lockPhotos(tx, user);
    const late = await findOutcome(tx, upload);
    if (late !== null) return { outcome: late, inserted: false };
    const similarity = await checkDuplicate(tx, user, files.phash);
    if (typeof similarity === 'object') return { outcome: similarity, inserted: false };
    const now = clock.now();
    const held = similarity === 'duplicate';
    const block = files.phash === null ? null : await deps.cases.blockedBy(tx, upload.site, files.phash);
    const waits = held || block !== null || (await isReviewed(tx, deps.cases, { user, review, now }));
    const photo: NewPhoto = {
      ...files,
      userId: user,
      status: waits ? 'pending' : 'active',
      caption: deps.readCaption(fields.caption ?? '') ?? '',
      heldFor: held ? 'duplicate' : null,
    };
    const id = await insertLast(tx, photo, fields.client_id, now);
    await keepImage(tx, files);
    if (waits) await deps.cases.opened(tx, id, block ?? undefined);
    return { outcome: id, inserted: true };
  });
}

/** Null when the upload is new and within the limit. */
async function findOutcome(db: Db | Tx, { user, fields }: Upload): Promise<UploadOutcome | null> {
  const [quota, uploaded] = [await findPhotoQuota(db, user), await findUploaded(db, user, fields.client_id)];
  return quota === null ? fail('not_found') : (uploaded ?? quotaFailure(quota));
}

/** `duplicate`: another member has a similar image, so a moderator has to approve this one. */
async function checkDuplicate(db: Db | Tx, user: UserId, phash: string | null): Promise<'new' | 'duplicate' | Failure<Code>> {
  if (phash === null) return 'new';
  if (await isBanned(db, phash)) return fail('photo_banned');
  const duplicate = await findDuplicate(db, user, phash);
  if (duplicate === null) return 'new';
  return duplicate.owner === user ? fail('photo_duplicate', { id: duplicate.id }) : 'duplicate';
}

async function present(deps: UploadDeps, owner: Owner, id: number): Promise<Outcome> {
  const response = await photosOfOwner(deps, owner);
  if (!response.ok) return response;
  const photo = response.value.photos.find((each) => each.id === id);
  // Missing when an upload is repeated after the photo was rejected or deleted.
  return photo === undefined ? fail('not_found') : ok({ photo, ...response.value });
}

const refuse = (fault: ImageError): Failure<Code> =>
  fault === 'crop_too_small' ? fail('photo_crop_too_small', { min: minSide }) : imageFailure(fault);
