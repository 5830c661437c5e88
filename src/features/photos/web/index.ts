export { faceOf } from './face-of.ts';
export { photoOf } from './photo-of.ts';
export { PhotoPicker } from './photo-picker.tsx';
export { usePhotoUploads } from './use-photo-uploads.ts';
