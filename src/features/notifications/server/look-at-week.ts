import type { UserId } from '#platform/contract/ids.ts';
import { findUnread } from '#features/chat/server/index.ts';
import { findUnseenLikes } from '#features/likes/server/index.ts';
import { type Look, nothing } from './look.ts';
import { day } from './told-types.ts';

const week = 7 * day;

export interface WeekDeps {
  /** How many members came since then whom this one's search would find. */
  readonly countNewcomers: (viewer: UserId, since: Date) => Promise<number>;
}

/** What a week brought; nothing for a week that brought nothing. */
export const lookAtWeek = ({ countNewcomers }: WeekDeps): Look => ({
  type: 'weekly_updates',
  // Also while the account is deleted: it may come back.
  every: week,
  async find({ tx, recipient, now, origin }) {
    const [unread, likes, members] = [
      await findUnread(tx, recipient.id),
      await findUnseenLikes(tx, recipient.id, { after: 0, upTo: now.getTime() }),
      await countNewcomers(recipient.id, new Date(now.getTime() - week)),
    ];
    const messages = unread.reduce((sum, conversation) => sum + conversation.unread, 0);
    const params = { name: recipient.name, members, likes: likes.count, messages, link: `${origin}/members` };
    return params.members + params.likes + params.messages > 0
      ? { content: { kind: 'weekly_update', params }, push: [{ kind: 'week' }] }
      : nothing;
  },
});
