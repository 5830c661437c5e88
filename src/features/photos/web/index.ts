export { avifSetOf, faceOf, srcSetOf } from './face-of.ts';
export { PhotoManager } from './photo-manager.tsx';
export { averageColour, photoOf } from './photo-of.ts';
export { PhotoPicker } from './photo-picker.tsx';
export { type PhotosReply, usePhotoChange, usePhotosWithWishes } from './use-photo-changes.ts';
export { usePhotoUploads } from './use-photo-uploads.ts';
export { refusalOf } from './upload-queue.ts';
