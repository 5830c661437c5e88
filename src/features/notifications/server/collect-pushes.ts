import { findUnread, type UnreadConversation } from '#features/chat/server/index.ts';
import { findUnseenLikes } from '#features/likes/server/index.ts';
import { type Collector, checkSoon, nothingToSend, type CollectContext, cutoffAt, notifiedUpTo } from './collector.ts';
import type { NotificationKind } from './notification-types.ts';

/** In ms. Older items arrived before the browser was subscribed, or are no longer news. */
const maxAge = 3_600_000;
/** More conversations than this are summed up in one notification. */
const maxConversations = 3;

/** Messages since the last push, one notification for each conversation. None while the site is open and visible. */
export const collectMessagePushes: Collector<'push_messages'> = {
  type: 'push_messages',
  async collect(context) {
    const { tx, recipient, now, isSiteVisible } = context;
    if (isSiteVisible) return nothingToSend;
    const unread = (await findUnread(tx, recipient.id)).filter((conversation) => recipient.pushes.includes(typeOf(conversation)));
    const { after, upTo } = timeSpan(context, 'push_messages');
    const soon = unread.some(({ arrivals }) => arrivals.some((at) => at > upTo)) ? checkSoon(now) : nothingToSend;
    const found = unread.filter(({ arrivals }) => arrivals.some((at) => at > after && at <= upTo));
    if (found.length === 0) return soon;
    if (found.length > maxConversations) return { push: [{ kind: 'messages' }], ...soon };
    return { push: found.map(({ id }) => ({ kind: 'conversation', conversation: id })), ...soon };
  },
};

const typeOf = ({ isFirstContact }: UnreadConversation) => (isFirstContact ? 'new_conversations' : 'new_messages');

export const collectLikePushes: Collector<'push_likes'> = {
  type: 'push_likes',
  async collect(context) {
    const { tx, recipient, now, isSiteVisible } = context;
    if (isSiteVisible || !recipient.pushes.includes('like')) return nothingToSend;
    const { count, younger } = await findUnseenLikes(tx, recipient.id, timeSpan(context, 'push_likes'));
    const soon = younger > 0 ? checkSoon(now) : nothingToSend;
    return count > 0 ? { push: [{ kind: 'likes' }], ...soon } : soon;
  },
};

/** Which arrival times this push covers, in ms. */
const timeSpan = ({ sent, now }: CollectContext, kind: NotificationKind) => ({
  after: Math.max(notifiedUpTo(sent, kind), now.getTime() - maxAge),
  upTo: cutoffAt(now),
});
