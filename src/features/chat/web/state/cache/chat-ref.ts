import type { ChatRef } from './queries.ts';

/** The conversation that a path refers to: `/chats/{conversation}` or `/members/{member}/chat`. */
export function readChatRef(pathname: string): ChatRef | null {
  const [, conversation] = /^\/chats\/([1-9]\d{0,15})\/?$/.exec(pathname) ?? [];
  if (conversation !== undefined) return isId(conversation) ? { conversation: Number(conversation) } : null;
  const [, profile] = /^\/members\/([1-9]\d{0,15})\/chat\/?$/.exec(pathname) ?? [];
  return profile !== undefined && isId(profile) ? { profile: Number(profile) } : null;
}

/** The server would refuse a larger number as invalid instead of replying that it is not found. */
const isId = (digits: string): boolean => Number.isSafeInteger(Number(digits));
