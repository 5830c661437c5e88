export { useCameFrom } from './came-from.ts';
export { likesKey, setMatched } from './like-cache.ts';
export { matches } from './matches.ts';
export { MemberPhoto } from './member-photo.tsx';
export { useLike } from './use-like.ts';
export { usePlaceLine } from './use-place-line.ts';
export { useReturnedFocus } from './use-returned-focus.ts';
