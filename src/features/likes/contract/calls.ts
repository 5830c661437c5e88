import { callOf, eventOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';
import type * as events from './events.ts';

export const getLikes = callOf<typeof endpoints.getLikes>('GET', 'likes.php');
export const like = callOf<typeof endpoints.like>('POST', 'like.php');
export const unlike = callOf<typeof endpoints.unlike>('DELETE', 'like.php');
export const getAutoLike = callOf<typeof endpoints.getAutoLike>('GET', 'auto-like.php');

export const likesChanged = eventOf<typeof events.likesChanged>('likes');
export const matched = eventOf<typeof events.matched>('match');
