import { route } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Sites } from '#features/site/server/index.ts';
import {
  changePhoto as changePhotoEndpoint,
  deletePhoto as deletePhotoEndpoint,
  uploadPhoto as uploadPhotoEndpoint,
} from '../contract/endpoints.ts';
import { changePhoto } from './change-photo.ts';
import { deletePhoto } from './delete-photo.ts';
import { purgeDeletedPhotos } from './purge-photos.ts';
import { photoData } from './own-data-repo.ts';
import { createPhotoAddresses, type PhotoAddresses } from './photo-addresses.ts';
import { createPictureQueue, type PictureQueue } from './picture-queue.ts';
import { createPresentImage, type PresentImage } from './present-image.ts';
import { servePhotos } from './serve-photos.ts';
import { createUploadPhoto } from './upload-photo.ts';

export { addPhoto } from './add-photo.ts';
export { type JoinedPhoto, joinedPhotoColumns, toShownPhoto } from './joined-photo.ts';
export { isBanned } from './duplicate-repo.ts';
export { insertPhoto } from './new-photo-repo.ts';
export { findAllPhotoFiles, findOwnPhotoFiles } from './own-data-repo.ts';
export type { PhotoAddresses } from './photo-addresses.ts';
export { clearFile, storagePath, storagePaths, storagePathUpTo } from './photo-files.ts';
export type { PictureQueue } from './picture-queue.ts';
export { imageFailure } from './image-failure.ts';
export { deleteImage, storeImage } from './store-image.ts';
export { accessTo } from './photo-policy.ts';
export { findPhotos, findPhotosOf, type PhotoRow } from './photo-repo.ts';
export type { PresentImage, ShownPhoto } from './present-image.ts';
export { presentPrivateImage } from './private-image.ts';

const purgeEverySeconds = 60;

interface Needs {
  readonly sites: Sites;
  /** Whether a private picture was sent, so that it may be served to both sides. */
  readonly isShared: (name: string) => Promise<boolean>;
}

export interface PhotosFeature extends Feature {
  readonly addresses: PhotoAddresses;
  readonly pictureQueue: PictureQueue;
  readonly presentImage: PresentImage;
}

export function createPhotos({ database: { db }, clock, storage, jobs, env, secret }: Platform, { sites, isShared }: Needs): PhotosFeature {
  const addresses = createPhotoAddresses(createSigner(secret, 'photo'), clock);
  const pictureQueue = createPictureQueue();
  const presentImage = createPresentImage(addresses);
  const newStatus = env.appEnv === 'production' ? 'pending' : 'active';
  const deps = { db, storage, pictureQueue, clock, sites, presentImage, newStatus } as const;
  const upload = createUploadPhoto(deps);
  return {
    addresses,
    pictureQueue,
    presentImage,
    routes: [
      route(uploadPhotoEndpoint, ({ body, file }, { viewer, site }) => upload({ user: viewer.userId, site, fields: body, file })),
      route(changePhotoEndpoint, ({ body }, { viewer, site }) => changePhoto(deps, body, { user: viewer.userId, site })),
      route(deletePhotoEndpoint, ({ body }, { viewer, site }) => deletePhoto(deps, body.id, { user: viewer.userId, site })),
    ],
    scheduleJobs: () => jobs.every('photos-forget', purgeEverySeconds, () => purgeDeletedPhotos(deps)),
    mount: (server) => servePhotos(server, { db, storage, addresses, isShared }),
    ownData: photoData,
  };
}
