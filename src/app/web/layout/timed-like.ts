// A module of its own, so that the layouts can load it alone.
export { TimedLike } from '#features/likes/web/index.ts';
