import type { FastifyInstance } from 'fastify';
import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import type { Route } from '#platform/server/http/context.ts';
import {
  accountRoutes,
  createPresentUser,
  createSessions,
  findUser,
  handleAccountWork,
  type PresentUser,
  type Sessions,
} from '#features/account/server/index.ts';
import {
  type AccountSettingsDeps,
  accountSettingsRoutes,
  handleAccountSettingsWork,
  mountDataExports,
} from '#features/account-settings/server/index.ts';
import {
  chatContentRoutes,
  createChat,
  createGifs,
  createGiphy,
  createPresentMessage,
  findAllChatImageFiles,
  findConversationWith,
  findGif,
  findOwnChatImageFiles,
  findReceivedMessage,
  handleChatWork,
  isShared,
  serveGifs,
} from '#features/chat/server/index.ts';
import { hasLike, likesRoutes, likeWithin, removeLikes, seeLike, takeLikeBack } from '#features/likes/server/index.ts';
import { matchFinderRoutes, repeatMatchFinderWork } from '#features/match-finder/server/index.ts';
import {
  countNewcomers,
  createMembers,
  createPresence,
  createSearchIndex,
  isVisible,
  membersRoutes,
  ownProfile,
} from '#features/members/server/index.ts';
import { createMails, createUnsubscribeTokens } from '#features/mails/server/index.ts';
import { createNotifications, notificationRoutes } from '#features/notifications/server/index.ts';
import { pushRoutes } from '#features/push/server/index.ts';
import { createSandbox, eraseOrders, type PaymentDeps, paymentRoutes, repeatPaymentWork } from '#features/payments/server/index.ts';
import {
  createPhotoAddresses,
  createPictureQueue,
  createPresentImage,
  findAllPhotoFiles,
  findOwnPhotoFiles,
  handlePhotosWork,
  photosRoutes,
  servePhotos,
} from '#features/photos/server/index.ts';
import { createBundledGeocoder, createNominatimGeocoder, placesRoutes } from '#features/places/server/index.ts';
import { findCountry, profileRoutes } from '#features/profile/server/index.ts';
import { eraseComplaints, eraseReports, findEvidenceFiles, safetyRoutes } from '#features/safety/server/index.ts';
import { signupRoutes } from '#features/signup/server/index.ts';
import { createSites, createVisitorCountry, siteRoutes, type Sites } from '#features/site/server/index.ts';
import { swipeRoutes } from '#features/swipe/server/index.ts';
import { serveTeasers, teasersRoutes } from '#features/teasers/server/index.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import { createPrepared } from '#platform/server/db/prepared.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { decidedIds, knownIds } from './known-repo.ts';
import { ownData } from './own-data.ts';
import type { Platform } from './platform.ts';
import { siteOrigin } from './site-origin.ts';

/** The domain, put together: the only list of all features on the server. */
export interface Features {
  readonly sessions: Sessions;
  readonly sites: Sites;
  readonly presentUser: PresentUser;
  readonly routes: readonly Route[];
  /** Addresses outside /api, such as photo files and the sandbox's payment page. */
  mountPages(server: FastifyInstance): void;
  /** What a reconnecting client missed since the last message that it saw. */
  missed(user: UserId, after: number): Promise<LiveFrame[]>;
  received(from: LiveSender, frame: LiveFrame): void;
  /** The user has no live connection to this process any more. */
  left(user: UserId): void;
  /** Called while users have live connections; `users` is everybody connected to this process. */
  present(users: readonly UserId[]): void;
}

export function composeFeatures(platform: Platform): Features {
  const { clock, live, bus, env, secret, storage, geoip, jobs, mailer, log } = platform;
  const { db } = platform.database;

  const prepared = createPrepared(platform.database.pool);
  const sites = createSites(db, bus);
  const visitorCountry = createVisitorCountry({ countryHeader: env.countryHeader, geoip });
  const unsubscribeTokens = createUnsubscribeTokens(createSigner(secret, 'unsubscribe'));
  const mails = createMails({ jobs, mailer, sites, tokens: unsubscribeTokens });
  const sessions = createSessions({ db, prepared, clock, bus, disconnect: live.disconnect });
  const addresses = createPhotoAddresses(createSigner(secret, 'photo'), clock);
  const presence = createPresence({ db, bus, clock, log });
  const index = createSearchIndex({ db, bus, clock, log, sites });
  const presentImage = createPresentImage(addresses);
  const members = createMembers({ store: { db, prepared }, clock, sites, presence, presentImage });
  const presentUser = createPresentUser({ db, ownProfile: (user) => ownProfile({ store: { db, prepared }, members }, user) });
  const notifications = createNotifications({
    db,
    clock,
    jobs,
    log,
    sites,
    mails,
    bus,
    sender: platform.push,
    isOnline: presence.isOnline,
    siteOrigin: siteOrigin(env),
    countNewcomers: (viewer, since) => countNewcomers({ store: { db, prepared }, members, index }, viewer, since),
  });
  const { likeArrived, messageArrived, signedUp } = notifications;
  const likes = { db, clock, live, members, likeArrived };
  const pictureQueue = createPictureQueue();
  const giphy = env.giphyKey === null ? null : createGiphy({ key: env.giphyKey, url: env.giphyUrl });
  const gifs = createGifs({ storage, log, signer: createSigner(secret, 'gif'), giphy });
  const chat = createChat({
    db,
    prepared,
    clock,
    live,
    log,
    sites,
    members,
    presentMessage: createPresentMessage(addresses),
    messageArrived,
    findGif: (id, sender) => findGif({ db, gifs }, id, sender),
    limited: env.rateLimits,
  });

  const store = { db, prepared };
  const matchFinder = { store, clock };
  repeatMatchFinderWork(jobs, matchFinder);

  const bundled = createBundledGeocoder();
  const geocoder =
    env.geocoderUrl === null
      ? bundled
      : createNominatimGeocoder({ url: env.geocoderUrl, agent: env.publicUrl ?? 'http://localhost', bundled, log });

  const sandbox = env.appEnv === 'production' ? null : createSandbox({ db, clock, jobs, log, secret });
  const payments: PaymentDeps = {
    db,
    clock,
    live,
    log,
    sites,
    visitorCountry,
    providers: sandbox === null ? [] : [sandbox.provider],
  };
  repeatPaymentWork(jobs, payments);

  const accountSettings: AccountSettingsDeps = {
    db,
    clock,
    log,
    bus,
    jobs,
    mails,
    sites,
    sessions,
    storage,
    secret,
    parts: ownData(db),
    findPhotoFiles: async (user) => [...(await findOwnPhotoFiles(db, user)), ...(await findOwnChatImageFiles(db, user))],
    findFiles: async (tx, user) => [
      ...(await findAllPhotoFiles(tx, user)),
      ...(await findAllChatImageFiles(tx, user)),
      ...(await findEvidenceFiles(tx, user)),
    ],
    // Orders first: a webhook, too, locks the order before its buyer.
    eraseRows: [eraseOrders, eraseComplaints, eraseReports],
  };
  handleAccountWork(jobs, { db, clock, mails });
  handleAccountSettingsWork(jobs, accountSettings);
  handlePhotosWork(jobs, { db, storage, clock });
  handleChatWork(jobs, { db, storage, clock });

  return {
    sessions,
    sites,
    presentUser,
    routes: [
      ...siteRoutes({ sites, visitorCountry, pushPublicKey: platform.push.publicKey }),
      ...accountRoutes({
        db,
        clock,
        bus,
        jobs,
        mails,
        sites,
        secret,
        sessions,
        presentUser,
        async activated(tx, user, now) {
          await notifications.activated(tx, user, now);
          return chat.activated(tx, user, now);
        },
      }),
      ...accountSettingsRoutes(accountSettings),
      ...signupRoutes({ db, clock, sites, sessions, presentUser, presentImage, mails, signedUp }),
      ...paymentRoutes(payments),
      ...photosRoutes({
        db,
        storage,
        pictureQueue,
        clock,
        sites,
        presentImage,
        newStatus: env.appEnv === 'production' ? 'pending' : 'active',
        profileChanged: (user) => bus.publish({ channel: 'profile', payload: String(user) }),
      }),
      ...placesRoutes({ sites, geocoder, countryOf: (user) => findCountry(db, user) }),
      ...profileRoutes({ db, clock, bus, sites, geocoder, presentUser }),
      ...membersRoutes({
        db,
        sites,
        members,
        index,
        profileOpened: (viewer, member) => seeLike(likes, viewer, member),
      }),
      ...likesRoutes(likes),
      ...swipeRoutes({
        store,
        members,
        index,
        knownIds,
        sites,
        clock,
        like: (tx, viewer, member, now) => likeWithin(likes, tx, viewer, member, now),
        takeLikeBack: (tx, viewer, member, madeAt) => takeLikeBack(likes, tx, viewer, member, madeAt),
        isMatch: async (tx, viewer, member) => (await hasLike(tx, viewer, member)) && hasLike(tx, member, viewer),
        haveWritten: async (tx, viewer, member) => (await findConversationWith(tx, viewer, member)) !== null,
      }),
      ...matchFinderRoutes({
        ...matchFinder,
        members,
        index,
        decidedIds,
      }),
      ...chat.routes,
      ...chatContentRoutes({ db, storage, clock, addresses, pictureQueue, members, gifs }),
      ...notificationRoutes({ db, prepared, tokens: unsubscribeTokens }),
      ...pushRoutes({ db, clock, sender: platform.push }),
      ...teasersRoutes({ db, sites, languageOf: async (user) => (await findUser(db, user))?.language ?? null }),
      ...safetyRoutes({ db, clock, mails, sites, storage, presentImage, isVisible, removeLikes, findMessage: findReceivedMessage }),
    ],
    mountPages(server) {
      sandbox?.mount(server);
      servePhotos(server, { db, storage, addresses, isShared: (name) => isShared(db, name) });
      serveGifs(server, gifs);
      serveTeasers(server, storage);
      mountDataExports(server, accountSettings);
      server.addHook('onClose', async () => {
        await Promise.all([index.close(), presence.close(), notifications.close()]);
      });
    },
    missed: chat.missed,
    received(from, frame) {
      chat.received(from, frame);
      notifications.received(from, frame);
    },
    left: notifications.left,
    present: presence.seen,
  };
}
