import { findUnread, type UnreadConversation } from '#features/chat/server/index.ts';
import { afterPush, type Finding, type Look, lookSoon, nothing, type Situation, tellsUpTo, toldUpTo } from './look.ts';
import { day } from './told-types.ts';

/** Somebody wrote for the first time, and nobody looked. */
export const lookForConversations: Look = {
  type: 'new_conversations',
  async find(situation) {
    const { recipient, origin } = situation;
    const { conversations, soon } = await findSettled(situation);
    const found = conversations.filter((conversation) => isNews(conversation, situation));
    const [newest] = found;
    if (newest === undefined) return soon;
    const waits = afterPush('new_conversations', situation, oldestOf(found));
    if (waits !== null) return waits;
    if (found.length > 1) return { content: severalMessages(found, situation), ...soon };
    const params = { name: recipient.name, from: newest.from, link: `${origin}/chats/${newest.id}` };
    return { content: { kind: 'new_conversation', params }, ...soon };
  },
};

/** Messages in conversations that the member knows of. */
export const lookForMessages: Look = {
  type: 'new_messages',
  async find(situation) {
    const { sent } = situation;
    const { conversations, soon } = await findSettled(situation);
    const known = conversations.filter((conversation) => !isNews(conversation, situation));
    const since = (conversation: UnreadConversation) =>
      conversation.isFirstContact ? toldUpTo(sent, 'new_messages', 'new_conversations') : toldUpTo(sent, 'new_messages');
    const found = keepArrivals(known, (at, conversation) => at > since(conversation));
    if (found.length === 0) return soon;
    return afterPush('new_messages', situation, oldestOf(found)) ?? { content: severalMessages(found, situation), ...soon };
  },
};

/** What a mail may tell now; the rest soon. */
async function findSettled({ tx, recipient, now }: Situation): Promise<{ conversations: UnreadConversation[]; soon: Finding }> {
  const unread = await findUnread(tx, recipient.id);
  const isYoung = (at: number) => at > tellsUpTo(now);
  const soon = unread.some(({ arrivals }) => arrivals.some(isYoung)) ? lookSoon(now) : nothing;
  return { conversations: keepArrivals(unread, (at) => !isYoung(at)), soon };
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

/** Twice for the same messages: a day after the oldest that is still unread, and three days after it. */
export const remindOfMessages: Look = {
  type: 'unread_message_reminders',
  async find(situation) {
    const { tx, recipient, now, sent, origin } = situation;
    const unread = await findUnread(tx, recipient.id);
    const [newest] = unread;
    if (newest === undefined) return nothing;
    const oldest = oldestOf(unread);
    const reminders = sent.filter(({ type, at }) => type === 'unread_message_reminders' && at.getTime() > oldest);
    if (reminders.length >= 2) return nothing;
    const due = oldest + (reminders.length === 0 ? firstReminder : secondReminder);
    if (due > now.getTime()) return { again: new Date(due) };
    const params = {
      name: recipient.name,
      from: newest.from,
      messages: unread.reduce((sum, conversation) => sum + conversation.unread, 0),
      link: linkTo(unread, origin),
    };
    const again = reminders.length === 0 ? { again: new Date(Math.max(oldest + secondReminder, now.getTime() + day)) } : {};
    return { content: { kind: 'unread_reminder', params }, ...again };
  },
};

const oldestOf = (conversations: readonly UnreadConversation[]): number => Math.min(...conversations.flatMap(({ arrivals }) => arrivals));

/** All of it came after the last mail that told of new conversations. */
const isNews = ({ isFirstContact, arrivals }: UnreadConversation, { sent }: Situation): boolean =>
  isFirstContact && Math.min(...arrivals) > toldUpTo(sent, 'new_conversations');

function severalMessages(found: readonly UnreadConversation[], { recipient, origin }: Situation) {
  const messages = found.reduce((sum, { arrivals }) => sum + arrivals.length, 0);
  const params = { name: recipient.name, from: found[0]?.from ?? '', messages, members: found.length, link: linkTo(found, origin) };
  return { kind: 'new_messages', params } as const;
}

const linkTo = (conversations: readonly UnreadConversation[], origin: string): string =>
  conversations.length === 1 ? `${origin}/chats/${conversations[0]?.id}` : `${origin}/chats`;
