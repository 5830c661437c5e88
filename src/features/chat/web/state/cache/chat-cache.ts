import type { ChatEntry } from '../../../contract/chats.ts';
import type { Message } from '../../../contract/message.ts';

/** The parts of a conversation that live events change. */
interface Thread {
  readonly conversation: number | null;
  readonly messages: Message[];
  readonly more: boolean;
  /** There are newer messages below the last: the viewer has jumped to an older one. */
  readonly more_below: boolean;
  readonly read_up_to: number;
}

/**
 * Merges messages in order, each once. A message that waited for its sender's activation gets a new id when it is
 * delivered: both ids are the same message, and the higher one counts.
 */
export function mergeMessages(existing: readonly Message[], added: readonly Message[]): Message[] {
  const all = new Map<string, Message>();
  for (const message of [...existing, ...added]) {
    const key = `${message.sender} ${message.client_id}`;
    if ((all.get(key)?.id ?? 0) <= message.id) all.set(key, message);
  }
  return [...all.values()].toSorted((one, other) => one.id - other.id);
}

/** Merges the reloaded newest page into the cache. Keeps older messages unless there is a gap, and messages that arrived meanwhile. */
export function mergeReloaded<T extends Thread>(cached: T | undefined, fresh: T): T {
  const first = fresh.messages[0];
  const last = fresh.messages.at(-1);
  if (cached === undefined || first === undefined || last === undefined) return fresh;
  const newer = cached.messages.filter(({ id }) => id > last.id);
  const overlaps = cached.messages.some(({ id }) => id >= first.id && id <= last.id);
  // The viewer is reading older messages: they stay on the screen.
  if (cached.more_below && !overlaps) return { ...fresh, messages: cached.messages, more: cached.more, more_below: true };
  const older = overlaps ? cached.messages.filter(({ id }) => id < first.id) : [];
  return { ...fresh, messages: mergeMessages([...older, ...newer], fresh.messages), more: older.length > 0 ? cached.more : fresh.more };
}

/** Adds an older page above. */
export const withOlder = <T extends Thread>(chat: T, page: Pick<Thread, 'messages' | 'more'>): T => ({
  ...chat,
  messages: mergeMessages(page.messages, chat.messages),
  more: page.more,
});

/** Adds a newer page below. */
export const withNewer = <T extends Thread>(chat: T, page: Pick<Thread, 'messages' | 'more_below'>): T => ({
  ...chat,
  messages: mergeMessages(chat.messages, page.messages),
  more_below: page.more_below,
});

/** Replaces the messages with another part of the conversation. */
export const withPage = <T extends Thread>(
  chat: T,
  { messages, more, more_below }: Pick<Thread, 'messages' | 'more' | 'more_below'>,
): T => ({
  ...chat,
  messages,
  more,
  more_below,
});

/** Replaces messages by newly loaded copies, whose signed image URLs have not expired. */
export const withRefreshedMessages = <T extends Thread>(chat: T, page: Pick<Thread, 'messages'>): T => {
  const fresh = new Map(page.messages.map((message) => [message.id, message]));
  return { ...chat, messages: chat.messages.map((message) => fresh.get(message.id) ?? message) };
};

/** Adds a new message, unless the newest messages are not loaded (`more_below`). */
export function withMessage<T extends Thread>(chat: T, conversation: number, message: Message): T {
  const beyond = chat.more_below && message.id > (chat.messages.at(-1)?.id ?? 0);
  return beyond ? { ...chat, conversation } : { ...chat, conversation, messages: mergeMessages(chat.messages, [message]) };
}

/** Read receipts never move back. */
export const withReceipt = <T extends { readonly read_up_to: number }>(chat: T, readUpTo: number): T =>
  readUpTo > chat.read_up_to ? { ...chat, read_up_to: readUpTo } : chat;

export interface MessageUpdate {
  readonly conversation: number;
  readonly message: Message;
  /** Counts as unread: it is from the other member and the viewer is not looking at the conversation. */
  readonly unread: boolean;
}

/**
 * Moves the message's conversation to the top. Returns the same list when it already contains the message; null when it
 * does not contain the conversation.
 */
export function listWithMessage(chats: ChatEntry[], { conversation, message, unread }: MessageUpdate): ChatEntry[] | null {
  const entry = chats.find((chat) => chat.conversation.id === conversation);
  if (entry === undefined) return null;
  // It was received before, or the list was loaded after it was stored: it is already counted.
  if (entry.last_message !== null && entry.last_message.id >= message.id) return chats;
  const next = { ...entry, last_message: message, num_unread_messages: entry.num_unread_messages + (unread ? 1 : 0) };
  return [next, ...chats.filter((chat) => chat !== entry)];
}

/** Sets a conversation's unread count to 0. */
export const listWithRead = (chats: readonly ChatEntry[], conversation: number): ChatEntry[] =>
  chats.map((chat) => (chat.conversation.id === conversation && chat.num_unread_messages > 0 ? { ...chat, num_unread_messages: 0 } : chat));

export const listWithReceipt = (chats: readonly ChatEntry[], conversation: number, readUpTo: number): ChatEntry[] =>
  chats.map((chat) => (chat.conversation.id === conversation ? withReceipt(chat, readUpTo) : chat));

export const listWithout = (chats: readonly ChatEntry[], conversation: number): ChatEntry[] =>
  chats.filter((chat) => chat.conversation.id !== conversation);

/** Inserts the entry in its place, ordered by its last message, unless the list contains it. */
export function listWithEntry(chats: readonly ChatEntry[], entry: ChatEntry): ChatEntry[] {
  if (chats.some(({ conversation }) => conversation.id === entry.conversation.id)) return [...chats];
  const newest = entry.last_message?.id ?? 0;
  const at = chats.findIndex(({ last_message }) => (last_message?.id ?? 0) < newest);
  return at < 0 ? [...chats, entry] : chats.toSpliced(at, 0, entry);
}

export const listWithDraft = (chats: readonly ChatEntry[], profile: number, draft: string): ChatEntry[] =>
  chats.map((chat) => (chat.profile.id === profile && chat.draft !== draft ? { ...chat, draft } : chat));
