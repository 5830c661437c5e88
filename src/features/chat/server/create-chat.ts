import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Members } from '#features/members/server/index.ts';
import type { PhotoAddresses, ImageQueue } from '#features/photos/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import { getChatSettings as getChatSettingsEndpoint, putChatSettings as putChatSettingsEndpoint } from '../contract/chat-settings.ts';
import { getChats as getChatsEndpoint } from '../contract/chats.ts';
import { getNewMatches as getNewMatchesEndpoint } from '../contract/matches.ts';
import {
  deleteChat as deleteChatEndpoint,
  getLatestReplier as getLatestReplierEndpoint,
  getChat as getChatEndpoint,
  getGifts as getGiftsEndpoint,
  markRead as markReadEndpoint,
  putDraft as putDraftEndpoint,
  putReaction as putReactionEndpoint,
  restoreChat as restoreChatEndpoint,
  searchChat as searchChatEndpoint,
  sendGift as sendGiftEndpoint,
  sendMessage as sendMessageEndpoint,
  typing as typingEndpoint,
} from '../contract/endpoints.ts';
import type { Gift } from '../contract/gifts.ts';
import { findConversationWith } from './chat-repo.ts';
import { giftOffers } from './content/own/gift-offers.ts';
import { getChatSettings, putChatSettings } from './chat-settings.ts';
import { hideConversationsOf } from './hide-conversations-of.ts';
import { deleteChat } from './delete-chat.ts';
import { deliverWaiting } from './message/deliver-waiting.ts';
import { getLatestReplier } from './reading/get-latest-replier.ts';
import { getChat } from './reading/get-chat.ts';
import { getChats } from './reading/get-chats.ts';
import { getNewMatches } from './reading/get-new-matches.ts';
import { getGifts } from './content/get-gifts.ts';
import { markRead } from './reading/mark-read.ts';
import { createReadFrame } from './reading/read-frame.ts';
import { missed } from './reading/missed/missed.ts';
import { putDraft } from './put-draft.ts';
import { putReaction } from './put-reaction.ts';
import { restoreChat } from './restore-chat.ts';
import { findSentMessages } from './reading/sent-messages-repo.ts';
import { searchChat } from './reading/search/search-chat.ts';
import { createSendFrame, type SendFrameDeps } from './message/send-frame.ts';
import { createBatcher } from './message/batcher.ts';
import { findBlockOfImage } from './content/image-repo.ts';
import { type ContentBlocks, sendGift, sendMessage } from './message/send-message.ts';
import { refundUndelivered } from './refund-undelivered/refund-undelivered.ts';
import { createTyping } from './typing.ts';
import { chatContentRoutes, findGif } from './content/content-routes.ts';
import { deleteUnsentImages } from './content/delete-unsent-images.ts';
import { createGifs } from './content/gifs/gifs.ts';
import { createGiphy } from './content/gifs/giphy.ts';
import { serveGifs } from './content/gifs/serve-gifs.ts';
import { chatImageData } from './content/image-data-repo.ts';
import { chatData } from './own-data-repo.ts';
import type { PublishDeps } from './message/publish-message.ts';
import { createPresentMessage } from './message/present-message.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly members: Members;
  readonly addresses: PhotoAddresses;
  readonly imageQueue: ImageQueue;
  readonly messageArrived: PublishDeps['messageArrived'];
  readonly blocks: ContentBlocks;
  readonly content: SiteContent;
  readonly refusedForTerms: SendFrameDeps['refusedForTerms'];
}

export interface ChatFeature extends Feature {
  /** The messages that a reconnecting browser has missed. `after`: id of the newest message that it has; 0 for none. */
  readonly missed: (user: UserId, after: number) => Promise<LiveFrame[]>;
  /**
   * Delivers the user's waiting messages, in the transaction that activates the account. The returned function must be called
   * after the commit.
   */
  readonly activated: (tx: Tx, user: UserId, now: Date) => Promise<() => void>;
  /** Reloads the conversations of all partners of the user, or of one, because they can no longer see the user. */
  readonly hideConversationsOf: (tx: Tx, user: UserId, only?: UserId) => Promise<() => void>;
  /** Refunds messages to a member that were never received. To be called before the member's account is purged. */
  readonly returnUnreceived: (user: UserId) => Promise<void>;
}

/** Seconds between two cleanups of unsent images. */
const cleanupInterval = 3600;

/** Seconds between two checks for messages that never reached their recipient. */
const returnsInterval = 300;

export function createChat(platform: Platform, dependencies: Dependencies): ChatFeature {
  const { clock, env, fleet, jobs, limits, live, log, metrics, secret, storage, traces } = platform;
  const { db } = platform.database;
  const giphy = env.giphyKey === null ? null : createGiphy({ key: env.giphyKey, url: env.giphyUrl });
  const gifs = createGifs({ storage, log, signer: createSigner(secret, 'gif'), giphy });
  const deps = {
    ...dependencies,
    db,
    clock,
    live,
    log,
    metrics,
    traces,
    storage,
    gifs,
    presentMessage: createPresentMessage(dependencies.addresses),
    wasSent: async (sender: UserId, clientId: string) => (await findSentMessages(db, sender, [clientId])).has(clientId),
    findGif: (id: string, sender: UserId) => findGif({ db, gifs }, id, sender),
    giftPrice: async (site: Site, gift: Gift) => {
      const offer = (await giftOffers(dependencies.content, site)).find((one) => one.gift === gift);
      return offer?.offered === true ? offer.credits : null;
    },
    blockOfImage: (sender: UserId, image: number) => findBlockOfImage(db, sender, image),
    isActive: async (sender: UserId) => (await dependencies.members.viewerContext(sender)).viewer.active,
    limits,
    limited: env.rateLimits,
  };
  const typing = createTyping(deps);
  const hasConversation = async (sender: UserId, other: UserId) => (await findConversationWith(db, sender, other)) !== null;
  const batching = { ...deps, batcher: createBatcher({ ...deps, processes: () => fleet?.processes() ?? 1 }), hasConversation };
  return {
    missed: (user, after) => missed(deps, user, after),
    activated: (tx, user, now) => deliverWaiting(deps, tx, user, now),
    hideConversationsOf: (tx, user, only) => hideConversationsOf(deps, tx, user, only),
    returnUnreceived: (user) => refundUndelivered(deps, user),
    routes: tagged('chat', 'Conversations: messages, pictures, GIFs, gifts, reactions, read marks, drafts.', [
      route(getNewMatchesEndpoint, (_call, { viewer }) => getNewMatches(deps, viewer.userId)),
      route(getChatsEndpoint, ({ query }, { viewer }) => getChats(deps, viewer.userId, query)),
      route(getChatEndpoint, ({ query }, { viewer }) => getChat(batching, viewer.userId, query)),
      route(getLatestReplierEndpoint, (_input, { viewer }) => getLatestReplier(deps, viewer.userId)),
      route(sendMessageEndpoint, ({ body }, { viewer, site }) => sendMessage(batching, { userId: viewer.userId, site }, body)),
      route(getGiftsEndpoint, (_input, { viewer }) => getGifts(deps, viewer.userId)),
      route(sendGiftEndpoint, ({ body }, { viewer, site }) => sendGift(batching, { userId: viewer.userId, site }, body)),
      route(markReadEndpoint, ({ body }, { viewer }) => markRead(batching, viewer.userId, body)),
      route(deleteChatEndpoint, ({ body }, { viewer }) => deleteChat(deps, viewer.userId, body)),
      route(restoreChatEndpoint, ({ body }, { viewer }) => restoreChat(deps, viewer.userId, body.conversation)),
      route(searchChatEndpoint, ({ query }, { viewer }) => searchChat(deps, viewer.userId, query)),
      route(putDraftEndpoint, ({ body }, { viewer }) => putDraft(deps, viewer.userId, body)),
      route(putReactionEndpoint, ({ body }, { viewer }) => putReaction(deps, viewer.userId, body)),
      route(getChatSettingsEndpoint, (_input, { viewer, site }) => getChatSettings(deps, { userId: viewer.userId, site })),
      route(putChatSettingsEndpoint, ({ body }, { viewer, site }) => putChatSettings(deps, { userId: viewer.userId, site }, body)),
      route(typingEndpoint, ({ body }, { viewer }) => typing.signal(viewer.userId, body.conversation)),
      ...chatContentRoutes(deps),
    ]),
    scheduleJobs() {
      jobs.every('chat-images-forget', cleanupInterval, () => deleteUnsentImages(deps));
      jobs.every('chat-returns', returnsInterval, () => refundUndelivered(deps));
    },
    mount: (server) => serveGifs(server, gifs),
    ownData: (within) => [...chatData(within), ...chatImageData(within)],
    live: {
      frames: [createSendFrame(batching), createReadFrame(batching), typing.handler],
    },
  };
}
