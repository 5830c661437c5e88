// A separate module, so that the layouts can load it alone.
export { TimedLike } from '#features/likes/web/index.ts';
