export { avifSetOf, faceOf, srcSetOf } from './face-of.ts';
export { PhotoManager } from './manager/photo-manager.tsx';
export { averageColour, photoOf } from './photo-of.ts';
export { PhotoPicker } from './upload/photo-picker.tsx';
export type { PhotoEdit } from './manager/optimistic-photos.ts';
export { type PhotosReply, usePhotoChange, usePhotosWithPendingEdits } from './manager/use-photo-changes.ts';
export { usePhotoUploads } from './upload/use-photo-uploads.ts';
export { FullScreen, Slide } from './viewer/full-screen.tsx';
export { refusalOf } from './upload/upload-queue.ts';
