import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { cleanText } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { UploadedFile } from '#platform/server/http/context.ts';
import { type ImageFault, processImage, shortestSide } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { uploadPhoto as endpoint, UploadFields } from '../contract/endpoints.ts';
import type { photoErrors } from '../contract/errors.ts';
import { findLookAlike, isBanned } from './look-alike-repo.ts';
import { findRoom, findSent, insertBehind, lockPhotos, type NewPhoto } from './new-photo-repo.ts';
import { refuseFull } from './photo-policy.ts';
import { type Owner, type OwnerDeps, photosOfOwner } from './photos-of-owner.ts';
import type { PictureQueue } from './picture-queue.ts';
import { readCrop } from './read-crop.ts';
import { refuseImage } from './refuse-image.ts';
import { dropImage, type StoredImage, storeImage } from './store-image.ts';

export interface UploadDeps extends OwnerDeps {
  readonly storage: FileStorage;
  readonly pictureQueue: PictureQueue;
  readonly clock: Clock;
  /** Of new photos; `pending`: only the owner sees it until it is approved. */
  readonly newStatus: NewPhoto['status'];
  /** Tells every process that the member has other photos than before. */
  readonly profileChanged: (user: UserId) => void;
}

interface Upload extends Owner {
  readonly fields: UploadFields;
  readonly file: UploadedFile;
}

type Code = keyof typeof photoErrors | 'not_found';
type Answer = Result<ReplyOf<typeof endpoint>, Code>;
/** The id of the photo that is there, or why there is none. */
type Outcome = number | Failure<Code>;

/** A photo behind the member's others, once for each client_id, however often it is sent. */
export function createUploadPhoto(deps: UploadDeps): (upload: Upload) => Promise<Answer> {
  return async (upload) => {
    const { user, file } = upload;
    const outcome = await (file === null ? findFirst(deps, upload) : deps.pictureQueue(user)(() => add(deps, upload, file)));
    return typeof outcome === 'number' ? present(deps, upload, outcome) : outcome;
  };
}

/** Without a file it can only be sent again. */
async function findFirst({ db }: UploadDeps, { user, fields }: Upload): Promise<Outcome> {
  return (await findSent(db, user, fields.client_id)) ?? fail('photo_missing', { field: 'file' });
}

/** What may be refused without looking at the picture is refused first. */
async function add(deps: UploadDeps, upload: Upload, file: Buffer): Promise<Outcome> {
  const { db, storage } = deps;
  const early = await findOutcome(db, upload);
  if (early !== null) return early;
  const { turn, crop } = upload.fields;
  const image = await processImage(file, { turn, crop: crop === undefined ? crop : readCrop(crop), avif: true });
  if (typeof image === 'string') return refuse(image);
  const files = await storeImage(storage, image);
  const { outcome, kept } = await keep(deps, upload, files);
  if (kept) deps.profileChanged(upload.user);
  else await dropImage(storage, files);
  return outcome;
}

/** Looks again under the lock: of uploads at the same time no more than may be, and no picture twice. */
function keep({ db, clock, newStatus }: UploadDeps, upload: Upload, files: StoredImage): Promise<{ outcome: Outcome; kept: boolean }> {
  const { user, fields } = upload;
  return db.transaction().execute(async (tx) => {
    await lockPhotos(tx, user);
    const late = await findOutcome(tx, upload);
    if (late !== null) return { outcome: late, kept: false };
    const looks = await judgeLooks(tx, user, files.phash);
    if (looks !== 'new' && looks !== 'duplicate') return { outcome: looks, kept: false };
    const held = looks === 'duplicate';
    const photo: NewPhoto = {
      ...files,
      userId: user,
      status: held ? 'pending' : newStatus,
      caption: cleanText(fields.caption ?? ''),
      heldFor: held ? 'duplicate' : null,
    };
    return { outcome: await insertBehind(tx, photo, fields.client_id, clock.now()), kept: true };
  });
}

/** Null: nothing is known of this upload, and there is room for it. */
async function findOutcome(db: Db | Tx, { user, fields }: Upload): Promise<Outcome | null> {
  const [room, sent] = [await findRoom(db, user), await findSent(db, user, fields.client_id)];
  return room === null ? fail('not_found') : (sent ?? refuseFull(room));
}

/** `duplicate`: somebody else shows the same face, so that a person has to look before others see it. */
async function judgeLooks(tx: Tx, user: UserId, phash: string | null): Promise<'new' | 'duplicate' | Failure<Code>> {
  if (phash === null) return 'new';
  if (await isBanned(tx, phash)) return fail('photo_banned');
  const alike = await findLookAlike(tx, user, phash);
  if (alike === null) return 'new';
  return alike.owner === user ? fail('photo_duplicate', { id: alike.id }) : 'duplicate';
}

async function present(deps: UploadDeps, owner: Owner, id: number): Promise<Answer> {
  const answer = await photosOfOwner(deps, owner);
  if (!answer.ok) return answer;
  const photo = answer.value.photos.find((each) => each.id === id);
  // Sent again after it was rejected or deleted.
  return photo === undefined ? fail('not_found') : ok({ photo, ...answer.value });
}

const refuse = (fault: ImageFault): Failure<Code> =>
  fault === 'crop_too_small' ? fail('photo_crop_too_small', { min: shortestSide }) : refuseImage(fault);
