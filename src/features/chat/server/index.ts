import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import { getChats as getChatsEndpoint } from '../contract/chats.ts';
import {
  deleteChat as deleteChatEndpoint,
  getChat as getChatEndpoint,
  getChatSettings as getChatSettingsEndpoint,
  getGifts as getGiftsEndpoint,
  markRead as markReadEndpoint,
  putChatSettings as putChatSettingsEndpoint,
  putDraft as putDraftEndpoint,
  restoreChat as restoreChatEndpoint,
  searchChat as searchChatEndpoint,
  sendGift as sendGiftEndpoint,
  sendMessage as sendMessageEndpoint,
  typing as typingEndpoint,
} from '../contract/endpoints.ts';
import { type ChatSettingsDeps, getChatSettings, putChatSettings } from './chat-settings.ts';
import { deleteChat, type RemovalDeps } from './delete-chat.ts';
import { deliverWaiting } from './deliver-waiting.ts';
import { type ChatDeps, getChat } from './get-chat.ts';
import { type ChatsDeps, getChats } from './get-chats.ts';
import { getGifts } from './get-gifts.ts';
import { markRead, type ReadDeps } from './mark-read.ts';
import { missed } from './missed.ts';
import { type DraftDeps, putDraft } from './put-draft.ts';
import { restoreChat } from './restore-chat.ts';
import { searchChat } from './search-chat.ts';
import { createSendFrame, type SendFrameDeps } from './send-frame.ts';
import { createSendLane, type LaneDeps } from './send-lane.ts';
import { sendGift, sendMessage } from './send-message.ts';
import { createTyping, type TypingDeps } from './typing.ts';

export { findConversationWith } from './chat-repo.ts';
export { chatData } from './own-data-repo.ts';
export { findReceivedMessage } from './received-message-repo.ts';
export { findNewestLine } from './newest-line-repo.ts';
export { type ChatTotals, chatTotals } from './totals-repo.ts';
export { findUnread, type UnreadConversation } from './unread-repo.ts';
export { keepFirstMessage } from './keep-first-message.ts';
export { chatContentRoutes, findGif, handleChatWork } from './content-routes.ts';
export { createGifs } from './gifs/gifs.ts';
export { createGiphy } from './gifs/giphy.ts';
export { serveGifs } from './gifs/serve-gifs.ts';
export { chatImageData, findAllChatImageFiles, findOwnChatImageFiles } from './image-data-repo.ts';
export { isShared } from './image-repo.ts';
export { createPresentMessage } from './present-message.ts';
export { partnerIds } from './partners-repo.ts';

type Deps = ChatsDeps &
  ChatDeps &
  Omit<SendFrameDeps, 'lane'> &
  LaneDeps &
  ReadDeps &
  TypingDeps &
  RemovalDeps &
  DraftDeps &
  ChatSettingsDeps;

export interface Chat {
  readonly routes: readonly Route[];
  /** What a reconnecting browser missed since the message that it saw last; 0 for none. */
  missed(user: UserId, after: number): Promise<LiveFrame[]>;
  /** In the transaction that made the account active: delivers what waited. What it returns is called after the commit. */
  activated(tx: Tx, user: UserId, now: Date): Promise<() => void>;
  /** A frame from a browser; those of other features are left alone. */
  received(from: LiveSender, frame: LiveFrame): void;
}

export function createChat(deps: Deps): Chat {
  const typing = createTyping(deps);
  const sending = { ...deps, lane: createSendLane(deps) };
  const sendFrame = createSendFrame(sending);
  return {
    missed: (user, after) => missed(deps, user, after),
    activated: (tx, user, now) => deliverWaiting(deps, tx, user, now),
    received(from, frame) {
      sendFrame(from, frame);
      typing.received(from.userId, frame);
    },
    routes: [
      route(getChatsEndpoint, (_input, { viewer }) => getChats(deps, viewer.userId)),
      route(getChatEndpoint, ({ query }, { viewer }) => getChat(deps, viewer.userId, query)),
      route(sendMessageEndpoint, ({ body }, { viewer, site }) => sendMessage(sending, { userId: viewer.userId, site }, body)),
      route(getGiftsEndpoint, (_input, { viewer }) => getGifts(deps, viewer.userId)),
      route(sendGiftEndpoint, ({ body }, { viewer, site }) => sendGift(sending, { userId: viewer.userId, site }, body)),
      route(markReadEndpoint, ({ body }, { viewer }) => markRead(deps, viewer.userId, body)),
      route(deleteChatEndpoint, ({ body }, { viewer }) => deleteChat(deps, viewer.userId, body.conversation)),
      route(restoreChatEndpoint, ({ body }, { viewer }) => restoreChat(deps, viewer.userId, body.conversation)),
      route(searchChatEndpoint, ({ query }, { viewer }) => searchChat(deps, viewer.userId, query)),
      route(putDraftEndpoint, ({ body }, { viewer }) => putDraft(deps, viewer.userId, body)),
      route(getChatSettingsEndpoint, (_input, { viewer, site }) => getChatSettings(deps, { userId: viewer.userId, site })),
      route(putChatSettingsEndpoint, ({ body }, { viewer, site }) => putChatSettings(deps, { userId: viewer.userId, site }, body)),
      route(typingEndpoint, ({ body }, { viewer }) => typing.tell(viewer.userId, body.conversation)),
    ],
  };
}
