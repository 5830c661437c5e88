import type { FastifyInstance } from 'fastify';
import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import type { Route } from '#platform/server/http/context.ts';
import { accountRoutes, createPresentUser, createSessions, type PresentUser, type Sessions } from '#features/account/server/index.ts';
import { createChat } from '#features/chat/server/index.ts';
import { likesRoutes, removeLikes, seeLike } from '#features/likes/server/index.ts';
import { createMembers, createPresence, createSearchIndex, isVisible, membersRoutes, ownProfile } from '#features/members/server/index.ts';
import { createMails } from '#features/notifications/server/index.ts';
import { createSandbox, type PaymentDeps, paymentRoutes, repeatPaymentWork } from '#features/payments/server/index.ts';
import { createPhotoAddresses, createPresentImage, servePhotos } from '#features/photos/server/index.ts';
import { placesRoutes } from '#features/places/server/index.ts';
import { safetyRoutes } from '#features/safety/server/index.ts';
import { signupRoutes } from '#features/signup/server/index.ts';
import { createSites, siteRoutes, type Sites } from '#features/site/server/index.ts';
import { createPrepared } from '#platform/server/db/prepared.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Platform } from './platform.ts';

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
  received(user: UserId, frame: LiveFrame): void;
  /** Called while users have live connections; `users` is everybody connected to this process. */
  present(users: readonly UserId[]): void;
}

export function composeFeatures(platform: Platform): Features {
  const { clock, live, bus, env, secret, storage, jobs, mailer, log } = platform;
  const { db } = platform.database;

  const prepared = createPrepared(platform.database.pool);
  const sites = createSites(db, bus);
  const mails = createMails({ jobs, mailer, sites });
  const sessions = createSessions({ db, prepared, clock, bus, disconnect: live.disconnect });
  const addresses = createPhotoAddresses(createSigner(secret, 'photo'), clock);
  const presence = createPresence({ db, bus, clock, log });
  const index = createSearchIndex({ db, bus, clock, log, sites });
  const members = createMembers({ store: { db, prepared }, clock, sites, presence, presentImage: createPresentImage(addresses) });
  const presentUser = createPresentUser({ db, ownProfile: (user) => ownProfile({ store: { db, prepared }, members }, user) });
  const likes = { db, clock, live, members };
  const chat = createChat({ db, prepared, clock, live, log, sites, members });

  const sandbox = env.appEnv === 'production' ? null : createSandbox({ db, clock, jobs, log, secret });
  const payments: PaymentDeps = {
    db,
    clock,
    live,
    log,
    sites,
    countryHeader: env.countryHeader,
    providers: sandbox === null ? [] : [sandbox.provider],
  };
  repeatPaymentWork(jobs, payments);

  return {
    sessions,
    sites,
    presentUser,
    routes: [
      ...siteRoutes({ sites, countryHeader: env.countryHeader }),
      ...accountRoutes({ db, clock, bus, mails, secret, sessions, presentUser }),
      ...signupRoutes({ db, clock, sites, sessions, presentUser, mails }),
      ...paymentRoutes(payments),
      ...placesRoutes({ sites }),
      ...membersRoutes({ db, sites, members, index, profileOpened: (viewer, member) => seeLike(likes, viewer, member) }),
      ...likesRoutes(likes),
      ...chat.routes,
      ...safetyRoutes({ db, clock, isVisible, removeLikes }),
    ],
    mountPages(server) {
      sandbox?.mount(server);
      servePhotos(server, { db, storage, addresses });
      server.addHook('onClose', async () => {
        await Promise.all([index.close(), presence.close()]);
      });
    },
    missed: chat.missed,
    received: chat.received,
    present: presence.seen,
  };
}
