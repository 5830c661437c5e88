export { TimedLike } from './like-modal-watch.tsx';
export { LikeUpdates } from './like-updates.tsx';
export { useNewLikesTotal } from './queries.ts';
