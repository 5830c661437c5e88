import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { SentFile } from '#platform/server/http/context.ts';
import { decodeImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { isVisible } from '#features/members/server/index.ts';
import {
  deleteImages,
  findImageRestriction,
  restrictedBy,
  isBanned,
  keepImage,
  type PhotoAddresses,
  type ImageQueue,
  imageFailure,
  storeImage,
} from '#features/photos/server/index.ts';
import { type Sites, switchedOff } from '#features/site/server/index.ts';
import type { uploadChatImage as endpoint } from '../../contract/endpoints.ts';
import { findConversation } from '../chat-repo.ts';
import { deleteExcessImages, type DeleteImagesDeps } from './delete-unsent-images.ts';
import { findUploaded, insertImage } from './image-repo.ts';
import type { ContentBlocks } from '../message/send-message.ts';
import type { ImageRow } from '../message/message-repo.ts';
import { presentChatImage } from '../message/present-chat-image.ts';

export interface UploadImageDeps extends DeleteImagesDeps {
  readonly storage: FileStorage;
  readonly blocks: Pick<ContentBlocks, 'inImage'>;
  readonly addresses: PhotoAddresses;
  readonly imageQueue: ImageQueue;
  readonly sites: Sites;
}

interface Upload extends SentFile {
  readonly user: UserId;
  readonly site: SiteId;
  readonly fields: BodyOf<typeof endpoint>;
}

type Code = CodeOf<typeof endpoint> | 'not_found' | 'invalid_request';
type Refused = Failure<Code>;

/** Uploads an image for a member whom the viewer may write to. Repeated calls with the same client_id return the same image. */
export async function uploadImage(deps: UploadImageDeps, upload: Upload): Promise<Result<ReplyOf<typeof endpoint>, Code>> {
  const { user, fields } = upload;
  if ((fields.conversation === undefined) === (fields.profile === undefined))
    return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const other = await findOther(deps.db, user, fields);
  if (other === null) return fail('not_found');
  const image = await deps.imageQueue(user, upload.queueWeight)(() => store(deps, upload, other));
  return 'ok' in image ? image : ok({ image: presentChatImage(image, deps.addresses) });
}

/** Null when the recipient is not visible to the user. */
async function findOther(db: Db, user: UserId, { conversation, profile }: Upload['fields']): Promise<UserId | null> {
  if (conversation !== undefined) return (await findConversation(db, user, conversation))?.other ?? null;
  return profile !== undefined && (await isVisible(db, user, userId(profile))) ? userId(profile) : null;
}

async function store(deps: UploadImageDeps, { user, site, fields, file, isCongested }: Upload, other: UserId): Promise<ImageRow | Refused> {
  const { db, clock } = deps;
  const existing = await findExisting(db, user, other, fields.client_id);
  if (existing !== null) return existing;
  // A call without a file can only repeat an earlier one.
  if (file === null) return fail('photo_missing', { field: 'file' });
  const restriction = await findImageRestriction(db, user, clock.now());
  if (restriction !== null) return restrictedBy(restriction);
  const off = switchedOff(await deps.sites.byId(site), 'uploads');
  if (off !== null) return off;
  const decoded = await decodeImage(file);
  if (typeof decoded === 'string') return imageFailure(decoded === 'crop_too_small' ? 'too_small' : decoded);
  if (decoded.phash !== null && (await isBanned(db, decoded.phash))) return fail('photo_banned');

  const block = decoded.phash === null ? null : await deps.blocks.inImage(site, decoded.phash);
  const files = await storeImage(deps, await decoded.encode({ avif: true, fast: isCongested() }));
  const drop = () => deleteImages(db, [files], clock.now());
  const made = { user, other, clientId: fields.client_id, now: clock.now(), block, ...files };
  const id = await db.transaction().execute(async (tx) => {
    const inserted = await insertImage(tx, made);
    if (inserted !== null) await keepImage(tx, files);
    return inserted;
  });
  if (id === null) {
    // A concurrent call has stored the same image.
    await drop();
    return (await findExisting(db, user, other, fields.client_id)) ?? fail('not_found');
  }
  await deleteExcessImages(deps, user);
  const { name, width, height, thumbHash, avif } = files;
  return { id, name, width, height, thumbHash, avif };
}

/** Null when nothing was uploaded with this client_id; `not_found` when that was for another recipient. */
async function findExisting(db: Db, user: UserId, other: UserId, clientId: string): Promise<ImageRow | Refused | null> {
  const existing = await findUploaded(db, user, clientId);
  if (existing === null) return null;
  return existing.other === other ? existing.image : fail('not_found');
}
