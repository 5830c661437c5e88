import { findUnseenLikes } from '#features/likes/server/index.ts';
import { afterPush, type Look, lookSoon, nothing, tellsUpTo, toldUpTo } from './look.ts';

/** Likes that came after the last mail about likes and that nobody opened. */
export const lookForLikes: Look = {
  type: 'like',
  async find(situation) {
    const { tx, recipient, now, sent, origin } = situation;
    const likes = await findUnseenLikes(tx, recipient.id, { after: toldUpTo(sent, 'like'), upTo: tellsUpTo(now) });
    const soon = likes.younger > 0 ? lookSoon(now) : nothing;
    if (likes.count === 0) return soon;
    const waits = afterPush('like', situation, likes.oldest);
    if (waits !== null) return waits;
    const params = { name: recipient.name, from: likes.from, likes: likes.count, link: `${origin}/likes` };
    return { content: { kind: 'new_likes', params }, ...soon };
  },
};
