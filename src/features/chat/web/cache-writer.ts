import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '#features/members/contract/member.ts';
import type { ChatEntry } from '../contract/chats.ts';
import {
  type Arrival,
  listWithDraft,
  listWithEntry,
  listWithMessage,
  listWithout,
  listWithRead,
  listWithReceipt,
  withMessage,
  withReceipt,
} from './chat-cache.ts';
import type { Chat } from './queries.ts';

const list = ['chats'];
const conversations = ['chat'];

const changeList = (queries: QueryClient, change: (chats: ChatEntry[]) => ChatEntry[]) => {
  // An answer that is under way may be older than what is written here: it is asked for again.
  const stale = queries.isFetching({ queryKey: list }) > 0;
  queries.setQueryData<ChatEntry[]>(list, (chats) => chats && change(chats));
  if (stale) reloadList(queries);
};

/** Whether the list was loaded, or its total stands in for it. */
export const hasList = (queries: QueryClient): boolean => queries.getQueryData(list) !== undefined;

/** Asks for the list, again or for the first time. */
export function reloadList(queries: QueryClient): void {
  const isOnItsWay = !hasList(queries) && queries.isFetching({ queryKey: list }) > 0;
  const asked = queries.invalidateQueries({ queryKey: list });
  // A first answer is waited for, and may be older than the reason to ask: once more, whatever came meanwhile.
  if (isOnItsWay) void asked.then(() => queries.invalidateQueries({ queryKey: list }, { cancelRefetch: false }));
}

/**
 * A stored message into the list and the open conversations. `known`: it has come before. `stray`: its conversation is
 * not in the list yet.
 */
export function writeMessage(queries: QueryClient, arrival: Arrival, other: number | null): 'new' | 'known' | 'stray' {
  const { conversation, message } = arrival;
  queries.setQueriesData<Chat>({ queryKey: conversations }, (chat) => {
    if (chat === undefined) return chat;
    const isFirst = chat.conversation === null && chat.profile.id === other;
    if (chat.conversation !== conversation && !isFirst) return chat;
    const next = withMessage(chat, conversation, message);
    return message.sender === chat.profile.id || next.answered ? next : { ...next, answered: true };
  });
  const chats = queries.getQueryData<ChatEntry[]>(list);
  const next = chats && listWithMessage(chats, arrival);
  if (!next) return 'stray';
  if (next === chats) return 'known';
  changeList(queries, () => next);
  return 'new';
}

/** A conversation that the viewer began. */
export function writeNewConversation(queries: QueryClient, { conversation, message }: Arrival, profile: Member): void {
  const entry: ChatEntry = {
    conversation: { id: conversation },
    profile,
    num_unread_messages: 0,
    last_message: message,
    read_up_to: 0,
    draft: '',
  };
  changeList(queries, (chats) => [entry, ...listWithout(chats, conversation)]);
}

/** Everything up to the message was read, here or in another browser of the viewer's. */
export function writeRead(queries: QueryClient, conversation: number, upTo: number): void {
  const entry = queries.getQueryData<ChatEntry[]>(list)?.find((chat) => chat.conversation.id === conversation);
  if (entry === undefined || entry.num_unread_messages === 0) return;
  if ((entry.last_message?.id ?? 0) <= upTo) changeList(queries, (chats) => listWithRead(chats, conversation));
  else reloadList(queries);
}

export function writeReceipt(queries: QueryClient, conversation: number, readUpTo: number): void {
  queries.setQueriesData<Chat>({ queryKey: conversations }, (chat) =>
    chat?.conversation === conversation ? withReceipt(chat, readUpTo) : chat,
  );
  changeList(queries, (chats) => listWithReceipt(chats, conversation, readUpTo));
}

/** What is written to a member and not sent, as the server has it. */
export function writeDraft(queries: QueryClient, profile: number, draft: string): void {
  queries.setQueriesData<Chat>({ queryKey: conversations }, (chat) =>
    chat?.profile.id === profile && chat.draft !== draft ? { ...chat, draft } : chat,
  );
  changeList(queries, (chats) => listWithDraft(chats, profile, draft));
}

/** Takes a conversation out of everything that is shown; what is under way would bring it back. Gives back its row. */
export async function dropConversation(queries: QueryClient, conversation: number): Promise<ChatEntry | undefined> {
  await queries.cancelQueries({ queryKey: list });
  const entry = queries.getQueryData<ChatEntry[]>(list)?.find((chat) => chat.conversation.id === conversation);
  queries.setQueryData<ChatEntry[]>(list, (chats) => chats && listWithout(chats, conversation));
  // Emptied, not removed: its page may not have left the screen yet, and would ask for it.
  const isIt = (chat: Chat | undefined) => chat?.conversation === conversation;
  queries.setQueriesData<Chat>({ queryKey: conversations }, (chat) => (chat && isIt(chat) ? { ...chat, messages: [], more: false } : chat));
  await queries.invalidateQueries({
    queryKey: conversations,
    predicate: ({ queryKey }) => isIt(queries.getQueryData<Chat>(queryKey)),
    refetchType: 'none',
  });
  return entry;
}

/** The row of a conversation that was taken out goes back to its place. */
export function returnConversation(queries: QueryClient, entry: ChatEntry): void {
  changeList(queries, (chats) => listWithEntry(chats, entry));
}

/** What is known may be incomplete: asks again. */
export function refreshChats(queries: QueryClient): void {
  reloadList(queries);
  void queries.invalidateQueries({ queryKey: conversations });
}
