import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type ImageFault, mostMegapixels, type ProcessedImage, processImage, shortestSide } from '#platform/server/images/process-image.ts';
import type { UploadedFile } from '#platform/server/http/context.ts';
import { createQueue } from '#platform/server/queue.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { uploadPhoto as endpoint } from '../contract/endpoints.ts';
import type { photoErrors } from '../contract/errors.ts';
import { photoLimits } from '../contract/rules.ts';
import { findPhotos, findRoom, insertBehind, lockPhotos, type PhotoRow, type Room } from './photo-repo.ts';
import type { PresentImage } from './present-image.ts';
import { dropImage, storeImage } from './store-image.ts';

export interface UploadDeps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly presentImage: PresentImage;
  /** Of new photos; `pending`: only the owner sees it until it is approved. */
  readonly newStatus: PhotoRow['status'];
  /** Tells every process that the member has other photos than before. */
  readonly profileChanged: (user: UserId) => void;
}

interface Upload {
  readonly user: UserId;
  readonly site: SiteId;
  readonly clientId: string;
  readonly file: UploadedFile;
}

type Code = keyof typeof photoErrors | 'not_found';
type Answer = Result<ReplyOf<typeof endpoint>, Code>;
type Refusal = Failure<Code> | null;
/** There is room for it, or it is there already. */
type Verdict = 'room' | 'known' | Failure<Code>;

// Each takes one thread of four: requests that need a file or a password check go on meanwhile.
const picturesAtOnce = 2;

/** A photo behind the member's others, once for each client_id, however often it is sent. */
export function createUploadPhoto(deps: UploadDeps): (upload: Upload) => Promise<Answer> {
  const queue = createQueue(picturesAtOnce);
  return async (upload) => {
    const { file } = upload;
    const refusal = file === null ? await refuseMissing(deps, upload) : await queue(() => add(deps, upload, file));
    return refusal ?? present(deps, upload);
  };
}

/** Null: the photo is there. What may be refused without looking at the picture is refused first. */
async function add(deps: UploadDeps, { user, clientId }: Upload, file: Buffer): Promise<Refusal> {
  const early = verdictOn(await findRoom(deps.db, user, clientId));
  if (early !== 'room') return refusalOf(early);
  const image = await processImage(file);
  if (typeof image === 'string') return refuse(image);
  const name = await storeImage(deps.storage, image);
  const late = await keep(deps, user, clientId, name, image);
  if (late === 'room') deps.profileChanged(user);
  else await dropImage(deps.storage, name, image.width);
  return refusalOf(late);
}

/** Counts again under the lock, and keeps the photo if there is room: of uploads at the same time no more than may be. */
function keep(
  { db, clock, newStatus }: UploadDeps,
  user: UserId,
  clientId: string,
  name: string,
  { width, height, thumbHash }: ProcessedImage,
): Promise<Verdict> {
  return db.transaction().execute(async (tx) => {
    await lockPhotos(tx, user);
    const verdict = verdictOn(await findRoom(tx, user, clientId));
    if (verdict === 'room')
      await insertBehind(tx, { userId: user, status: newStatus, name, width, height, thumbHash, caption: '' }, clientId, clock.now());
    return verdict;
  });
}

function verdictOn(room: Room | null): Verdict {
  if (room === null) return fail('not_found');
  if (room.known !== null) return 'known';
  const limit = limitOf(room);
  return room.count < limit ? 'room' : fail('photo_limit_reached', { limit, premium: photoLimits.premium });
}

const refusalOf = (verdict: Verdict): Refusal => (typeof verdict === 'string' ? null : verdict);

async function refuseMissing({ db }: UploadDeps, { user, clientId }: Upload): Promise<Refusal> {
  const room = await findRoom(db, user, clientId);
  return room?.known ? null : fail('photo_missing', { field: 'file' });
}

async function present({ db, sites, presentImage }: UploadDeps, { user, site, clientId }: Upload): Promise<Answer> {
  const [{ settings }, rows, room] = await Promise.all([sites.byId(site), findPhotos(db, user), findRoom(db, user, clientId)]);
  const photos = rows.map((row) => ({ name: row.name, image: presentImage(row, 'owner', settings.cdn_prefix) }));
  const photo = photos.find(({ name }) => name === room?.known);
  // Sent again after it was rejected.
  if (photo === undefined || room === null) return fail('not_found');
  return ok({ photo: photo.image, photos: photos.map(({ image }) => image), limit: limitOf(room) });
}

const limitOf = ({ paidUser }: Room): number => (paidUser ? photoLimits.premium : photoLimits.free);

function refuse(fault: ImageFault): Failure<Code> {
  switch (fault) {
    case 'unsupported':
      return fail('photo_type_unsupported');
    case 'unreadable':
      return fail('photo_unreadable');
    case 'too_many_pixels':
      return fail('photo_too_many_pixels', { megapixels: mostMegapixels });
    case 'too_small':
      return fail('photo_too_small', { min: shortestSide });
  }
}
