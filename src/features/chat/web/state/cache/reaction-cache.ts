import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '../../../contract/message.ts';
import type { Reaction } from '../../../contract/reactions.ts';
import { conversationsKey } from './keys.ts';
import type { Chat } from './queries.ts';

/** Returns the same object when nothing changes. */
export function withReaction<T extends { readonly messages: Message[] }>(chat: T, message: number, reaction: Reaction | null): T {
  if (!chat.messages.some((each) => each.id === message && each.reaction !== reaction)) return chat;
  return { ...chat, messages: chat.messages.map((each) => (each.id === message ? { ...each, reaction } : each)) };
}

/** Writes the reaction to a message into the open conversations. */
export function writeReaction(queries: QueryClient, message: number, reaction: Reaction | null): void {
  queries.setQueriesData<Chat>({ queryKey: conversationsKey }, (chat) => chat && withReaction(chat, message, reaction));
}

/** The reaction to a message of an open conversation. */
export function findReaction(queries: QueryClient, message: number): Reaction | null {
  const open = queries.getQueriesData<Chat>({ queryKey: conversationsKey });
  return open.flatMap(([, chat]) => chat?.messages ?? []).find(({ id }) => id === message)?.reaction ?? null;
}
