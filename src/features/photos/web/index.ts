export { faceOf } from './face-of.ts';
export { photoOf } from './photo-of.ts';
