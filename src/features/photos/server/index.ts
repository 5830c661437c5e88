export { addPhoto } from './add-photo.ts';
export { createPhotoAddresses } from './photo-addresses.ts';
export { accessTo } from './photo-policy.ts';
export { findPhotos, insertPhoto, type PhotoRow } from './photo-repo.ts';
export { createPresentImage, type PresentImage, type ShownPhoto } from './present-image.ts';
export { servePhotos } from './serve-photos.ts';
