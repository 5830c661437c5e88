import type { Platform } from '#platform/server/platform.ts';
import { findConversationWith } from '#features/chat/server/index.ts';
import { type createLikes, hasLike } from '#features/likes/server/index.ts';
import { createSwipe } from '#features/swipe/server/index.ts';
import { knownIds } from './known-repo.ts';

type Dependencies = Pick<Parameters<typeof createSwipe>[1], 'members' | 'index' | 'sites'> & {
  readonly likes: Pick<ReturnType<typeof createLikes>, 'like' | 'takeBack'>;
};

/** Swiping, with what it needs of likes and conversations. */
export const composeSwipe = (platform: Platform, { members, index, sites, likes }: Dependencies) =>
  createSwipe(platform, {
    members,
    index,
    sites,
    knownIds,
    like: likes.like,
    takeLikeBack: likes.takeBack,
    isMatch: async (tx, viewer, member) => (await hasLike(tx, viewer, member)) && hasLike(tx, member, viewer),
    hasConversation: async (tx, viewer, member) => (await findConversationWith(tx, viewer, member)) !== null,
  });
