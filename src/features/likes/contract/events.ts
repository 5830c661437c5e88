import * as Type from 'typebox';
import { liveEvent } from '#platform/contract/live/live-event.ts';
import { Member } from '#features/members/contract/member.ts';

/** A like of the receiver was added, removed or seen: reload the likes. */
export const likesChanged = liveEvent('likes', Type.Object({}));

/** A new match; `member` is the other member. */
export const matched = liveEvent('match', Type.Object({ member: Member }));
