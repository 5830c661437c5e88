export { LikeUpdates } from './like-updates.tsx';
export { likesQuery, useNewLikesTotal } from './queries.ts';
