export { faceOf, srcSetOf } from './face-of.ts';
