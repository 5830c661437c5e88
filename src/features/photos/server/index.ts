import { type Route, route } from '#platform/server/http/context.ts';
import { uploadPhoto } from '../contract/endpoints.ts';
import { createUploadPhoto, type UploadDeps } from './upload-photo.ts';

export { addPhoto } from './add-photo.ts';
export { findAllPhotoFiles, findOwnPhotoFiles, photoData } from './own-data-repo.ts';
export { createPhotoAddresses } from './photo-addresses.ts';
export { accessTo } from './photo-policy.ts';
export { findPhotos, insertPhoto, type PhotoRow } from './photo-repo.ts';
export { createPresentImage, type PresentImage, type ShownPhoto } from './present-image.ts';
export { servePhotos } from './serve-photos.ts';

export function photosRoutes(deps: UploadDeps): Route[] {
  const upload = createUploadPhoto(deps);
  return [route(uploadPhoto, ({ body, file }, { viewer, site }) => upload({ user: viewer.userId, site, clientId: body.client_id, file }))];
}
