import { findUnseenLikes } from '#features/likes/server/index.ts';
import { waitAfterPush, type Collector, checkSoon, nothingToSend, cutoffAt, notifiedUpTo } from './collector.ts';

/** Likes that arrived after the last mail about likes and have not been opened. */
export const collectLikes: Collector<'like'> = {
  type: 'like',
  async collect(context) {
    const { tx, recipient, now, sent, origin } = context;
    const likes = await findUnseenLikes(tx, recipient.id, { after: notifiedUpTo(sent, 'like'), upTo: cutoffAt(now) });
    const soon = likes.younger > 0 ? checkSoon(now) : nothingToSend;
    if (likes.count === 0) return soon;
    const wait = waitAfterPush('like', context, likes.oldest);
    if (wait !== null) return wait;
    const params = { name: recipient.name, from: likes.from, likes: likes.count, link: `${origin}/likes` };
    return { content: { kind: 'new_likes', params }, ...(likes.fromId !== null && { about: likes.fromId }), ...soon };
  },
};
