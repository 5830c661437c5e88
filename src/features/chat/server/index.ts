import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import {
  deleteChat as deleteChatEndpoint,
  getChat as getChatEndpoint,
  getChats as getChatsEndpoint,
  getGifts as getGiftsEndpoint,
  markRead as markReadEndpoint,
  sendGift as sendGiftEndpoint,
  sendMessage as sendMessageEndpoint,
  typing as typingEndpoint,
} from '../contract/endpoints.ts';
import { deleteChat } from './delete-chat.ts';
import { deliverWaiting } from './deliver-waiting.ts';
import { type ChatDeps, getChat } from './get-chat.ts';
import { type ChatsDeps, getChats } from './get-chats.ts';
import { getGifts } from './get-gifts.ts';
import { markRead, type ReadDeps } from './mark-read.ts';
import { missed } from './missed.ts';
import { sendGift, sendMessage, type SendDeps } from './send-message.ts';
import { createTyping, type TypingDeps } from './typing.ts';

export { findConversationWith } from './chat-repo.ts';
export { chatData } from './own-data-repo.ts';
export { findReceivedMessage } from './received-message-repo.ts';
export { findUnread, type UnreadConversation } from './unread-repo.ts';
export { keepFirstMessage } from './keep-first-message.ts';
export { findPartners } from './partners-repo.ts';

type Deps = ChatsDeps & ChatDeps & SendDeps & ReadDeps & TypingDeps;

export interface Chat {
  readonly routes: readonly Route[];
  /** What a reconnecting browser missed since the message that it saw last; 0 for none. */
  missed(user: UserId, after: number): Promise<LiveFrame[]>;
  /** In the transaction that made the account active: delivers what waited. What it returns is called after the commit. */
  activated(tx: Tx, user: UserId, now: Date): Promise<() => void>;
  /** A frame from a browser; those of other features are left alone. */
  received(user: UserId, frame: LiveFrame): void;
}

export function createChat(deps: Deps): Chat {
  const typing = createTyping(deps);
  return {
    missed: (user, after) => missed(deps.db, user, after),
    activated: (tx, user, now) => deliverWaiting(deps, tx, user, now),
    received: typing.received,
    routes: [
      route(getChatsEndpoint, (_input, { viewer }) => getChats(deps, viewer.userId)),
      route(getChatEndpoint, ({ query }, { viewer }) => getChat(deps, viewer.userId, query)),
      route(sendMessageEndpoint, ({ body }, { viewer, site }) => sendMessage(deps, { userId: viewer.userId, site }, body)),
      route(getGiftsEndpoint, (_input, { viewer }) => getGifts(deps, viewer.userId)),
      route(sendGiftEndpoint, ({ body }, { viewer, site }) => sendGift(deps, { userId: viewer.userId, site }, body)),
      route(markReadEndpoint, ({ body }, { viewer }) => markRead(deps, viewer.userId, body)),
      route(deleteChatEndpoint, ({ body }, { viewer }) => deleteChat(deps.db, viewer.userId, body.conversation)),
      route(typingEndpoint, ({ body }, { viewer }) => typing.tell(viewer.userId, body.conversation)),
    ],
  };
}
