import * as Type from 'typebox';
import { liveEvent } from '#platform/contract/live-event.ts';
import { Member } from '#features/members/contract/member.ts';

/** Somebody likes the receiver, or took it back: the likes are to be loaded again. */
export const likesChanged = liveEvent('likes', Type.Object({}));

/** Both like each other now; `member` is the other one. */
export const matched = liveEvent('match', Type.Object({ member: Member }));
