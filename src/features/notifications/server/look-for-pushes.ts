import type { UserId } from '#platform/contract/ids.ts';
import { findUnread, type UnreadConversation } from '#features/chat/server/index.ts';
import { findUnseenLikes } from '#features/likes/server/index.ts';
import { type Look, lookSoon, nothing, type Situation, tellsUpTo, toldUpTo } from './look.ts';
import type { ToldType } from './told-types.ts';

interface Deps {
  /** Has the site open and visible somewhere. */
  readonly isLooking: (user: UserId) => boolean;
}

/** Ms. What is older was there before the browser was subscribed, or is no news any more. */
const oldestNews = 3_600_000;
/** More conversations at once become one notification. */
const mostConversations = 3;

/** What was written since the last push: a notification for each conversation. Whoever looks needs none. */
export const pushMessages = ({ isLooking }: Deps): Look => ({
  type: 'push_messages',
  async find(situation) {
    const { tx, recipient, now } = situation;
    if (isLooking(recipient.id)) return nothing;
    const unread = (await findUnread(tx, recipient.id)).filter((conversation) => recipient.pushes.includes(typeOf(conversation)));
    const { after, upTo } = newsOf(situation, 'push_messages');
    const soon = unread.some(({ arrivals }) => arrivals.some((at) => at > upTo)) ? lookSoon(now) : nothing;
    const found = unread.filter(({ arrivals }) => arrivals.some((at) => at > after && at <= upTo));
    if (found.length === 0) return soon;
    if (found.length > mostConversations) return { push: [{ kind: 'messages' }], ...soon };
    return { push: found.map(({ id }) => ({ kind: 'conversation', conversation: id })), ...soon };
  },
});

const typeOf = ({ isFirstContact }: UnreadConversation) => (isFirstContact ? 'new_conversations' : 'new_messages');

export const pushLikes = ({ isLooking }: Deps): Look => ({
  type: 'push_likes',
  async find(situation) {
    const { tx, recipient, now } = situation;
    if (isLooking(recipient.id) || !recipient.pushes.includes('like')) return nothing;
    const { count, younger } = await findUnseenLikes(tx, recipient.id, newsOf(situation, 'push_likes'));
    const soon = younger > 0 ? lookSoon(now) : nothing;
    return count > 0 ? { push: [{ kind: 'likes' }], ...soon } : soon;
  },
});

/** The span of time in ms, of which this push tells. */
const newsOf = ({ sent, now }: Situation, type: ToldType) => ({
  after: Math.max(toldUpTo(sent, type), now.getTime() - oldestNews),
  upTo: tellsUpTo(now),
});
