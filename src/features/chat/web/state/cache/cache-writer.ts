import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '#features/members/contract/member.ts';
import type { ChatEntry } from '../../../contract/chats.ts';
import {
  type MessageUpdate,
  listWithDraft,
  listWithEntry,
  listWithMessage,
  listWithout,
  listWithRead,
  listWithReceipt,
  withMessage,
  withReceipt,
} from './chat-cache.ts';
import { chatsKey, conversationsKey } from './keys.ts';
import type { Chat } from './queries.ts';

const changeList = (queries: QueryClient, change: (chats: ChatEntry[]) => ChatEntry[]) => {
  // The response of a pending request may be older than this change, so the list is loaded again.
  const stale = queries.isFetching({ queryKey: chatsKey }) > 0;
  queries.setQueryData(chatsKey, (chats) => chats && change(chats));
  if (stale) reloadList(queries);
};

/** False while the list is not loaded; badges then use the totals instead. */
export const hasList = (queries: QueryClient): boolean => queries.getQueryData(chatsKey) !== undefined;

/** Loads the list, again or for the first time. */
export function reloadList(queries: QueryClient): void {
  const isFirstLoad = !hasList(queries) && queries.isFetching({ queryKey: chatsKey }) > 0;
  const reload = queries.invalidateQueries({ queryKey: chatsKey });
  // A pending first load is not restarted and may be older than this change, so the list is loaded once more after it.
  if (isFirstLoad) void reload.then(() => queries.invalidateQueries({ queryKey: chatsKey }, { cancelRefetch: false }));
}

/**
 * Writes a stored message into the list and the open conversations. `duplicate`: it was written before. `unlisted`: its
 * conversation is not in the list yet. `other`: profile id of the other member, for a conversation that has no id yet;
 * null for a message of the viewer's own that came as a live event.
 */
export function writeMessage(queries: QueryClient, update: MessageUpdate, other: number | null): 'new' | 'duplicate' | 'unlisted' {
  const { conversation, message } = update;
  queries.setQueriesData<Chat>({ queryKey: conversationsKey }, (chat) => {
    if (chat === undefined) return chat;
    const isFirst = chat.conversation === null && chat.profile.id === other;
    if (chat.conversation !== conversation && !isFirst) return chat;
    const next = withMessage(chat, conversation, message);
    return message.sender === chat.profile.id || next.answered ? next : { ...next, answered: true };
  });
  const chats = queries.getQueryData(chatsKey);
  const next = chats && listWithMessage(chats, update);
  if (!next) return 'unlisted';
  if (next === chats) return 'duplicate';
  changeList(queries, () => next);
  return 'new';
}

/** Adds a conversation that the viewer started. */
export function writeNewConversation(queries: QueryClient, { conversation, message }: MessageUpdate, profile: Member): void {
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

/** The viewer has read everything up to the message, in this or another browser. */
export function writeRead(queries: QueryClient, conversation: number, upTo: number): void {
  const entry = queries.getQueryData(chatsKey)?.find((chat) => chat.conversation.id === conversation);
  if (entry === undefined || entry.num_unread_messages === 0) return;
  if ((entry.last_message?.id ?? 0) <= upTo) changeList(queries, (chats) => listWithRead(chats, conversation));
  else reloadList(queries);
}

export function writeReceipt(queries: QueryClient, conversation: number, readUpTo: number): void {
  queries.setQueriesData<Chat>({ queryKey: conversationsKey }, (chat) =>
    chat?.conversation === conversation ? withReceipt(chat, readUpTo) : chat,
  );
  changeList(queries, (chats) => listWithReceipt(chats, conversation, readUpTo));
}

/** Writes the draft to a member as it is stored on the server. */
export function writeDraft(queries: QueryClient, profile: number, draft: string): void {
  queries.setQueriesData<Chat>({ queryKey: conversationsKey }, (chat) =>
    chat?.profile.id === profile && chat.draft !== draft ? { ...chat, draft } : chat,
  );
  changeList(queries, (chats) => listWithDraft(chats, profile, draft));
}

/** Removes a conversation from the cache and returns its row in the list. */
export async function dropConversation(queries: QueryClient, conversation: number): Promise<ChatEntry | undefined> {
  // A pending request would bring it back.
  await queries.cancelQueries({ queryKey: chatsKey });
  const entry = queries.getQueryData(chatsKey)?.find((chat) => chat.conversation.id === conversation);
  queries.setQueryData(chatsKey, (chats) => chats && listWithout(chats, conversation));
  // Emptied instead of removed: its page may still be on the screen and would load it again.
  const matches = (chat: Chat | undefined) => chat?.conversation === conversation;
  queries.setQueriesData<Chat>({ queryKey: conversationsKey }, (chat) =>
    chat && matches(chat) ? { ...chat, messages: [], more: false } : chat,
  );
  await queries.invalidateQueries({
    queryKey: conversationsKey,
    predicate: ({ queryKey }) => matches(queries.getQueryData<Chat>(queryKey)),
    refetchType: 'none',
  });
  return entry;
}

/** Puts the row of a dropped conversation back in its place. */
export function restoreConversation(queries: QueryClient, entry: ChatEntry): void {
  changeList(queries, (chats) => listWithEntry(chats, entry));
}

/** Reloads the list and the open conversations, because the cache may be incomplete. */
export function refreshChats(queries: QueryClient): void {
  reloadList(queries);
  void queries.invalidateQueries({ queryKey: conversationsKey });
}
