import type { ChatRef } from './queries.ts';

/** The conversation that a path refers to: `/chats/{conversation}` or `/members/{member}/chat`. */
export function readChatRef(pathname: string): ChatRef | null {
  const [, conversation] = /^\/chats\/([1-9]\d{0,15})\/?$/.exec(pathname) ?? [];
  if (conversation !== undefined) return { conversation: Number(conversation) };
  const [, profile] = /^\/members\/([1-9]\d{0,15})\/chat\/?$/.exec(pathname) ?? [];
  return profile === undefined ? null : { profile: Number(profile) };
}
