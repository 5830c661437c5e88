import type { FastifyInstance } from 'fastify';
import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import type { Route } from '#platform/server/http/context.ts';
import { accountRoutes, createPresentUser, createSessions, type PresentUser, type Sessions } from '#features/account/server/index.ts';
import { createMails } from '#features/notifications/server/index.ts';
import { createSandbox, type PaymentDeps, paymentRoutes, repeatPaymentWork } from '#features/payments/server/index.ts';
import { signupRoutes } from '#features/signup/server/index.ts';
import { createSites, siteRoutes, type Sites } from '#features/site/server/index.ts';
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
  const { clock, live, bus, env, secret, jobs, mailer, log } = platform;
  const { db } = platform.database;

  const sites = createSites(db, bus);
  const mails = createMails({ jobs, mailer, sites });
  const sessions = createSessions({ db, clock, disconnect: live.disconnect });
  const presentUser = createPresentUser({
    db,
    ownProfile: () => {
      throw new Error('profiles are not composed yet');
    },
  });

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
    ],
    mountPages(server) {
      sandbox?.mount(server);
    },
    missed: async () => [],
    received() {},
    present() {},
  };
}
