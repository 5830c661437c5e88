import type { ChatEntry } from '#features/chat/contract/chats.ts';

/** The conversation whose newest message the member wrote before the activation; nobody could answer until then. Null without one. */
export const messageThatWaited = (chats: readonly ChatEntry[], self: number): ChatEntry | null =>
  chats.find(({ last_message }) => last_message?.sender === self) ?? null;
