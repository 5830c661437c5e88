import type { ChatEntry } from '../contract/chats.ts';
import type { Message } from '../contract/message.ts';

/** The parts of a conversation that live events change. */
interface Thread {
  readonly conversation: number | null;
  readonly messages: Message[];
  readonly more: boolean;
  /** There are newer ones below the last: somebody went to an older message. */
  readonly more_below: boolean;
  readonly read_up_to: number;
}

/**
 * Puts messages together in their order, each once. One that waited for its sender's activation got another id when it
 * was delivered: it is the same message, and the higher id is the newer one.
 */
export function mergeMessages(known: readonly Message[], added: readonly Message[]): Message[] {
  const all = new Map<string, Message>();
  for (const message of [...known, ...added]) {
    const key = `${message.sender} ${message.client_id}`;
    if ((all.get(key)?.id ?? 0) <= message.id) all.set(key, message);
  }
  return [...all.values()].toSorted((one, other) => one.id - other.id);
}

/** The newest page was loaded again: what is known above it stays, unless there is a gap between; what came meanwhile, too. */
export function keepKnown<T extends Thread>(known: T | undefined, fresh: T): T {
  const first = fresh.messages[0];
  const last = fresh.messages.at(-1);
  if (known === undefined || first === undefined || last === undefined) return fresh;
  const newer = known.messages.filter(({ id }) => id > last.id);
  const meets = known.messages.some(({ id }) => id >= first.id && id <= last.id);
  // Somebody reads far above: they stay there.
  if (known.more_below && !meets) return { ...fresh, messages: known.messages, more: known.more, more_below: true };
  const older = meets ? known.messages.filter(({ id }) => id < first.id) : [];
  return { ...fresh, messages: mergeMessages([...older, ...newer], fresh.messages), more: older.length > 0 ? known.more : fresh.more };
}

/** An older page goes above. */
export const withOlder = <T extends Thread>(chat: T, page: Pick<Thread, 'messages' | 'more'>): T => ({
  ...chat,
  messages: mergeMessages(page.messages, chat.messages),
  more: page.more,
});

/** A newer page goes below. */
export const withNewer = <T extends Thread>(chat: T, page: Pick<Thread, 'messages' | 'more_below'>): T => ({
  ...chat,
  messages: mergeMessages(chat.messages, page.messages),
  more_below: page.more_below,
});

/** Another part of the conversation takes the place of the one that was shown. */
export const withPage = <T extends Thread>(
  chat: T,
  { messages, more, more_below }: Pick<Thread, 'messages' | 'more' | 'more_below'>,
): T => ({
  ...chat,
  messages,
  more,
  more_below,
});

/** The same messages again, with addresses that still work. */
export const withFresh = <T extends Thread>(chat: T, page: Pick<Thread, 'messages'>): T => {
  const fresh = new Map(page.messages.map((message) => [message.id, message]));
  return { ...chat, messages: chat.messages.map((message) => fresh.get(message.id) ?? message) };
};

/** A new message stands at the end, unless the end is not what is shown. */
export function withMessage<T extends Thread>(chat: T, conversation: number, message: Message): T {
  const beyond = chat.more_below && message.id > (chat.messages.at(-1)?.id ?? 0);
  return beyond ? { ...chat, conversation } : { ...chat, conversation, messages: mergeMessages(chat.messages, [message]) };
}

/** Receipts never go back. */
export const withReceipt = <T extends { readonly read_up_to: number }>(chat: T, readUpTo: number): T =>
  readUpTo > chat.read_up_to ? { ...chat, read_up_to: readUpTo } : chat;

export interface Arrival {
  readonly conversation: number;
  readonly message: Message;
  /** It counts as unread: from the other side, and nobody is looking. */
  readonly unread: boolean;
}

/** The list with the message's conversation on top, the same list when it has it already; null when it lacks the conversation. */
export function listWithMessage(chats: ChatEntry[], { conversation, message, unread }: Arrival): ChatEntry[] | null {
  const entry = chats.find((chat) => chat.conversation.id === conversation);
  if (entry === undefined) return null;
  // Told before, or the list was loaded after it was stored: it has been counted.
  if (entry.last_message !== null && entry.last_message.id >= message.id) return chats;
  const next = { ...entry, last_message: message, num_unread_messages: entry.num_unread_messages + (unread ? 1 : 0) };
  return [next, ...chats.filter((chat) => chat !== entry)];
}

/** Nothing is unread in a conversation that somebody looks at. */
export const listWithRead = (chats: readonly ChatEntry[], conversation: number): ChatEntry[] =>
  chats.map((chat) => (chat.conversation.id === conversation && chat.num_unread_messages > 0 ? { ...chat, num_unread_messages: 0 } : chat));

export const listWithReceipt = (chats: readonly ChatEntry[], conversation: number, readUpTo: number): ChatEntry[] =>
  chats.map((chat) => (chat.conversation.id === conversation ? withReceipt(chat, readUpTo) : chat));

export const listWithout = (chats: readonly ChatEntry[], conversation: number): ChatEntry[] =>
  chats.filter((chat) => chat.conversation.id !== conversation);

/** The entry between the newer and the older ones, unless it is there. */
export function listWithEntry(chats: readonly ChatEntry[], entry: ChatEntry): ChatEntry[] {
  if (chats.some(({ conversation }) => conversation.id === entry.conversation.id)) return [...chats];
  const newest = entry.last_message?.id ?? 0;
  const at = chats.findIndex(({ last_message }) => (last_message?.id ?? 0) < newest);
  return at < 0 ? [...chats, entry] : chats.toSpliced(at, 0, entry);
}

export const listWithDraft = (chats: readonly ChatEntry[], profile: number, draft: string): ChatEntry[] =>
  chats.map((chat) => (chat.profile.id === profile && chat.draft !== draft ? { ...chat, draft } : chat));
