import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import {
  changePhoto as changePhotoEndpoint,
  deletePhoto as deletePhotoEndpoint,
  uploadPhoto as uploadPhotoEndpoint,
} from '../contract/endpoints.ts';
import { changePhoto } from './change-photo.ts';
import { deletePhoto } from './delete-photo.ts';
import { forgetDeletedPhotos, type ForgetDeps } from './forget-photos.ts';
import { createUploadPhoto, type UploadDeps } from './upload-photo.ts';

export { addPhoto } from './add-photo.ts';
export { isBanned } from './look-alike-repo.ts';
export { insertPhoto } from './new-photo-repo.ts';
export { findAllPhotoFiles, findOwnPhotoFiles, photoData } from './own-data-repo.ts';
export { createPhotoAddresses, type PhotoAddresses } from './photo-addresses.ts';
export { clearFile, stored, storedFiles, storedUpTo } from './photo-files.ts';
export { createPictureQueue, type PictureQueue } from './picture-queue.ts';
export { refuseImage } from './refuse-image.ts';
export { dropImage, storeImage } from './store-image.ts';
export { accessTo } from './photo-policy.ts';
export { findPhotos, findPhotosOf, type PhotoRow } from './photo-repo.ts';
export { createPresentImage, type PresentImage, type ShownPhoto } from './present-image.ts';
export { presentPrivateImage } from './private-image.ts';
export { servePhotos } from './serve-photos.ts';

export function photosRoutes(deps: UploadDeps): Route[] {
  const upload = createUploadPhoto(deps);
  return [
    route(uploadPhotoEndpoint, ({ body, file }, { viewer, site }) => upload({ user: viewer.userId, site, fields: body, file })),
    route(changePhotoEndpoint, ({ body }, { viewer, site }) => changePhoto(deps, body, { user: viewer.userId, site })),
    route(deletePhotoEndpoint, ({ body }, { viewer, site }) => deletePhoto(deps, body.id, { user: viewer.userId, site })),
  ];
}

/** Seconds between two looks for what cannot be brought back any more. */
const forgetEvery = 60;

/** What no request waits for. */
export const handlePhotosWork = (jobs: Jobs, deps: ForgetDeps): void =>
  jobs.every('photos-forget', forgetEvery, () => forgetDeletedPhotos(deps));
