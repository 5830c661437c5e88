import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { UploadedFile } from '#platform/server/http/context.ts';
import { processImage } from '#platform/server/images/process-image.ts';
import { isVisible } from '#features/members/server/index.ts';
import { dropImage, isBanned, type PhotoAddresses, type PictureQueue, refuseImage, storeImage } from '#features/photos/server/index.ts';
import type { uploadChatImage as endpoint } from '../contract/endpoints.ts';
import { findConversation } from './chat-repo.ts';
import { forgetBeyondRoom, type ForgetImagesDeps } from './forget-images.ts';
import { findUploaded, insertImage } from './image-repo.ts';
import type { ImageRow } from './message-repo.ts';
import { presentChatImage } from './present-chat-image.ts';

export interface UploadImageDeps extends ForgetImagesDeps {
  readonly addresses: PhotoAddresses;
  readonly pictureQueue: PictureQueue;
}

interface Upload {
  readonly user: UserId;
  readonly fields: BodyOf<typeof endpoint>;
  readonly file: UploadedFile;
}

type Code = CodeOf<typeof endpoint> | 'not_found' | 'invalid_request';
type Refused = Failure<Code>;

/** A picture for somebody whom the viewer may write to, once for each client_id, however often it is sent. */
export async function uploadImage(deps: UploadImageDeps, upload: Upload): Promise<Result<ReplyOf<typeof endpoint>, Code>> {
  const { user, fields, file } = upload;
  if ((fields.conversation === undefined) === (fields.profile === undefined))
    return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const other = await findOther(deps.db, user, fields);
  if (other === null) return fail('not_found');
  const image = await deps.pictureQueue(user)(() => keep(deps, upload, other, file));
  return 'ok' in image ? image : ok({ image: presentChatImage(image, deps.addresses) });
}

/** Null: nobody who exists for the user. */
async function findOther(db: Db, user: UserId, { conversation, profile }: Upload['fields']): Promise<UserId | null> {
  if (conversation !== undefined) return (await findConversation(db, user, conversation))?.other ?? null;
  return profile !== undefined && (await isVisible(db, user, userId(profile))) ? userId(profile) : null;
}

async function keep(deps: UploadImageDeps, { user, fields }: Upload, other: UserId, file: UploadedFile): Promise<ImageRow | Refused> {
  const { db, storage, clock } = deps;
  const known = await findKnown(db, user, other, fields.client_id);
  if (known !== null) return known;
  // Without a file it can only be asked for again.
  if (file === null) return fail('photo_missing', { field: 'file' });
  const picture = await processImage(file, { avif: true });
  if (typeof picture === 'string') return refuseImage(picture === 'crop_too_small' ? 'too_small' : picture);
  if (picture.phash !== null && (await isBanned(db, picture.phash))) return fail('photo_banned');

  const files = await storeImage(storage, picture);
  const drop = () => dropImage(storage, files);
  const made = { user, other, clientId: fields.client_id, now: clock.now(), ...files };
  const id = await insertImage(db, made).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  if (id === null) {
    // Another process was faster with the same picture.
    await drop();
    return (await findKnown(db, user, other, fields.client_id)) ?? fail('not_found');
  }
  await forgetBeyondRoom(deps, user);
  const { name, width, height, thumbHash, avif } = files;
  return { id, name, width, height, thumbHash, avif };
}

/** Null: not sent before. A client_id that was for somebody else before is like an unknown member. */
async function findKnown(db: Db, user: UserId, other: UserId, clientId: string): Promise<ImageRow | Refused | null> {
  const known = await findUploaded(db, user, clientId);
  if (known === null) return null;
  return known.other === other ? known.image : fail('not_found');
}
