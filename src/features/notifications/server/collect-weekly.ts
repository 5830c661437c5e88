import type { UserId } from '#platform/contract/ids.ts';
import { findUnread } from '#features/chat/server/index.ts';
import { findUnseenLikes } from '#features/likes/server/index.ts';
import { type Collector, nothingToSend } from './collector.ts';
import { day } from './notification-types.ts';

const week = 7 * day;

export interface WeekDeps {
  /** How many members joined since then whom the viewer's own search would find. */
  readonly countNewcomers: (viewer: UserId, since: Date) => Promise<number>;
}

/** New members, likes and unread messages of the last week. Not sent when there are none. */
export const collectWeekly = ({ countNewcomers }: WeekDeps): Collector<'weekly_updates'> => ({
  type: 'weekly_updates',
  // Also while the account is deleted: it may be restored.
  every: week,
  async collect({ tx, recipient, now, origin }) {
    const [unread, likes, members] = [
      await findUnread(tx, recipient.id),
      await findUnseenLikes(tx, recipient.id, { after: 0, upTo: now.getTime() }),
      await countNewcomers(recipient.id, new Date(now.getTime() - week)),
    ];
    const messages = unread.reduce((sum, conversation) => sum + conversation.unread, 0);
    const params = { name: recipient.name, members, likes: likes.count, messages, link: `${origin}/members` };
    return params.members + params.likes + params.messages > 0
      ? { content: { kind: 'weekly_update', params }, push: [{ kind: 'week' }] }
      : nothingToSend;
  },
});
