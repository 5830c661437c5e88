import { findUnread, type UnreadConversation } from '#features/chat/server/index.ts';
import {
  waitAfterPush,
  type Collected,
  type Collector,
  checkSoon,
  nothingToSend,
  type CollectContext,
  cutoffAt,
  notifiedUpTo,
} from './collector.ts';
import { day } from './notification-types.ts';

/** Unread messages from members who wrote for the first time. */
export const collectConversations: Collector<'new_conversations'> = {
  type: 'new_conversations',
  async collect(context) {
    const { recipient, origin } = context;
    const { conversations, soon } = await findMailable(context);
    const found = conversations.filter((conversation) => isNewConversation(conversation, context));
    const [newest] = found;
    if (newest === undefined) return soon;
    const wait = waitAfterPush('new_conversations', context, oldestOf(found));
    if (wait !== null) return wait;
    if (found.length > 1) return { ...severalMessages(found, context), ...soon };
    const params = { name: recipient.name, from: newest.from, link: `${origin}/chats/${newest.id}` };
    return { content: { kind: 'new_conversation', params }, about: newest.other, ...soon };
  },
};

/** Unread messages in conversations that the member has already been notified of. */
export const collectMessages: Collector<'new_messages'> = {
  type: 'new_messages',
  async collect(context) {
    const { sent } = context;
    const { conversations, soon } = await findMailable(context);
    const existing = conversations.filter((conversation) => !isNewConversation(conversation, context));
    const since = (conversation: UnreadConversation) =>
      conversation.isFirstContact ? notifiedUpTo(sent, 'new_messages', 'new_conversations') : notifiedUpTo(sent, 'new_messages');
    const found = keepArrivals(existing, (at, conversation) => at > since(conversation));
    if (found.length === 0) return soon;
    return waitAfterPush('new_messages', context, oldestOf(found)) ?? { ...severalMessages(found, context), ...soon };
  },
};

/** The content that a mail may have now; `soon` checks again for messages that are too recent. */
async function findMailable({ tx, recipient, now }: CollectContext): Promise<{ conversations: UnreadConversation[]; soon: Collected }> {
  const unread = await findUnread(tx, recipient.id);
  const isTooYoung = (at: number) => at > cutoffAt(now);
  const soon = unread.some(({ arrivals }) => arrivals.some(isTooYoung)) ? checkSoon(now) : nothingToSend;
  return { conversations: keepArrivals(unread, (at) => !isTooYoung(at)), soon };
}

function keepArrivals(
  conversations: readonly UnreadConversation[],
  fits: (at: number, conversation: UnreadConversation) => boolean,
): UnreadConversation[] {
  return conversations.flatMap((conversation) => {
    const arrivals = conversation.arrivals.filter((at) => fits(at, conversation));
    return arrivals.length > 0 ? [{ ...conversation, arrivals }] : [];
  });
}

const firstReminder = day;
const secondReminder = 3 * day;

/** Two reminders of the same messages: one day and three days after the oldest unread one. */
export const collectMessageReminders: Collector<'unread_message_reminders'> = {
  type: 'unread_message_reminders',
  async collect(context) {
    const { tx, recipient, now, sent, origin } = context;
    const unread = await findUnread(tx, recipient.id);
    const [newest] = unread;
    if (newest === undefined) return nothingToSend;
    const oldest = oldestOf(unread);
    const reminders = sent.filter(({ type, at }) => type === 'unread_message_reminders' && at.getTime() > oldest);
    if (reminders.length >= 2) return nothingToSend;
    const due = oldest + (reminders.length === 0 ? firstReminder : secondReminder);
    if (due > now.getTime()) return { nextCheck: new Date(due) };
    const params = {
      name: recipient.name,
      from: newest.from,
      messages: unread.reduce((sum, conversation) => sum + conversation.unread, 0),
      link: linkTo(unread, origin),
    };
    const next = reminders.length === 0 ? { nextCheck: new Date(Math.max(oldest + secondReminder, now.getTime() + day)) } : {};
    return { content: { kind: 'unread_reminder', params }, about: newest.other, ...next };
  },
};

const oldestOf = (conversations: readonly UnreadConversation[]): number => Math.min(...conversations.flatMap(({ arrivals }) => arrivals));

/** Every unread message of it arrived after the last mail about new conversations. */
const isNewConversation = ({ isFirstContact, arrivals }: UnreadConversation, { sent }: CollectContext): boolean =>
  isFirstContact && Math.min(...arrivals) > notifiedUpTo(sent, 'new_conversations');

function severalMessages(found: readonly UnreadConversation[], { recipient, origin }: CollectContext): Collected {
  const [newest] = found;
  const messages = found.reduce((sum, { arrivals }) => sum + arrivals.length, 0);
  const params = { name: recipient.name, from: newest?.from ?? '', messages, members: found.length, link: linkTo(found, origin) };
  return { content: { kind: 'new_messages', params }, ...(newest && { about: newest.other }) };
}

const linkTo = (conversations: readonly UnreadConversation[], origin: string): string =>
  conversations.length === 1 ? `${origin}/chats/${conversations[0]?.id}` : `${origin}/chats`;
