import { done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Mails } from '#features/notifications/server/index.ts';
import {
  activate as activateEndpoint,
  getUser,
  login as loginEndpoint,
  logout,
  putUser,
  resendActivation as resendActivationEndpoint,
} from '../contract/endpoints.ts';
import { activate } from './activate.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { login } from './login.ts';
import { presentUserById, type PresentUser } from './present-user.ts';
import { resendActivation } from './resend-activation.ts';
import { authCookie, type Sessions } from './sessions.ts';
import { setLanguage } from './user-repo.ts';

export { sendActivationMail } from './activation-mail.ts';
export { hashPassword } from './passwords.ts';
export { createPresentUser, presentUserById, type PresentUser } from './present-user.ts';
export { authCookie, createSessions, type Sessions } from './sessions.ts';
export { findName, findUser, findUserByEmail, grantRole, insertUser, markPaidUser } from './user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly mails: Mails;
  readonly secret: string;
  readonly sessions: Sessions;
  readonly presentUser: PresentUser;
}

const languageSeconds = 365 * 24 * 3600;

export function accountRoutes(deps: Deps): Route[] {
  const { db, clock, sessions, presentUser } = deps;
  const throttle = createLoginThrottle(db, clock);
  const devices = createSigner(deps.secret, 'device');
  return [
    route(loginEndpoint, ({ body }, call) => login({ db, sessions, throttle, devices, presentUser }, body, call)),
    route(getUser, async (_input, { viewer }) => ok({ user: await presentUserById(db, presentUser, viewer.userId) })),
    route(putUser, async ({ body }, call) => {
      await setLanguage(db, call.viewer.userId, body.language);
      call.setCookie('locale', body.language, { maxAgeSeconds: languageSeconds, httpOnly: false });
      return ok({ user: await presentUserById(db, presentUser, call.viewer.userId) });
    }),
    route(logout, async (_input, call) => {
      // A GET that changes state (specification §7): another site must not be able to cause it.
      if (call.header('sec-fetch-site') === 'cross-site') return fail('origin_refused');
      if (call.viewer !== null) await sessions.end(call.viewer);
      call.clearCookie(authCookie(call.secure));
      return ok(done);
    }),
    route(activateEndpoint, ({ body }) => activate(deps, body.token)),
    route(resendActivationEndpoint, (_input, call) => resendActivation(deps, call)),
  ];
}
