import { done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import { route } from '#platform/server/http/context.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import {
  activate as activateEndpoint,
  getUser,
  login as loginEndpoint,
  logout,
  putUser as putUserEndpoint,
  requestPasswordReset as requestPasswordResetEndpoint,
  resendActivation as resendActivationEndpoint,
  resetPassword as resetPasswordEndpoint,
  restoreUser as restoreUserEndpoint,
} from '../contract/endpoints.ts';
import { activate, type ActivateDeps } from './activate.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { login } from './login.ts';
import { deleteExpiredRows } from './expired-rows-repo.ts';
import { accountData } from './own-data-repo.ts';
import { createPresentUser, presentUserById, type PresentUser, type PresentUserDeps } from './present-user.ts';
import { putUser } from './put-user.ts';
import { handlePasswordResets, requestPasswordReset } from './request-password-reset.ts';
import { resendActivation } from './resend-activation.ts';
import { resetPassword } from './reset-password.ts';
import { restoreUser } from './restore-user.ts';
import { authCookie, createSessions, type Sessions } from './sessions.ts';

export { sendActivationMail } from './activation-mail.ts';
export { createCallerOf } from './caller-of.ts';
export { changePassword, validateNewPassword } from './change-password.ts';
export { claimMail } from './claim-mail.ts';
export { confirmPassword } from './confirm-password.ts';
export { type ConsentRow, findConsents, insertConsents } from './consent-repo.ts';
export { endLinks, linkTokenTimes } from './link-token-repo.ts';
export { hoursValid, issueLinkToken, linkDay, minutesToWait, useLinkToken } from './link-tokens.ts';
export { markDeleted } from './mark-deleted.ts';
export { checkPassword, hashPassword } from './passwords.ts';
export { presentUserById, type PresentUser } from './present-user.ts';
export { type ListedSession, listSessions } from './session-repo.ts';
export { authCookie, type Sessions } from './sessions.ts';
export { isOpen, restorableUntil } from './status-transitions.ts';
export { notifyOwner } from './notify-owner.ts';
export {
  findName,
  findUser,
  findUserByEmail,
  grantRole,
  insertUser,
  lockUser,
  markPaidUser,
  setEmail,
  setPaidUser,
  type UserRow,
} from './user-repo.ts';

/** In milliseconds: longer than the window of any rate limit and any block. */
const retentionMs = 2 * 24 * 3_600_000;

interface Needs extends Pick<ActivateDeps, 'activated'>, Pick<PresentUserDeps, 'ownProfile' | 'cheapestCredit'> {
  readonly mails: Mails;
  readonly sites: Sites;
}

export interface AccountFeature extends Feature {
  readonly sessions: Sessions;
  readonly presentUser: PresentUser;
}

export function createAccount(platform: Platform, { mails, sites, ownProfile, cheapestCredit, activated }: Needs): AccountFeature {
  const { clock, bus, jobs, live, secret } = platform;
  const { db } = platform.database;
  const sessions = createSessions({ db, clock, bus, disconnect: live.disconnect });
  const presentUser = createPresentUser({ db, ownProfile, cheapestCredit });
  const deps = { db, clock, jobs, mails, sites, secret, sessions, presentUser, activated };
  const throttle = createLoginThrottle(db, clock);
  const devices = createSigner(secret, 'device');
  const restores = createSigner(secret, 'restore');
  return {
    sessions,
    presentUser,
    routes: [
      route(loginEndpoint, ({ body }, call) => login({ ...deps, throttle, devices, restores }, body, call)),
      route(getUser, async (_input, { viewer }) => ok({ user: await presentUserById(db, presentUser, viewer.userId) })),
      route(putUserEndpoint, ({ body }, call) => putUser(deps, body, call)),
      route(logout, async (_input, call) => {
        // A GET that changes state (specification §7): another site must not be able to cause it.
        if (call.header('sec-fetch-site') === 'cross-site') return fail('origin_refused');
        if (call.viewer !== null) await sessions.end(call.viewer);
        call.clearCookie(authCookie(call.secure));
        return ok(done);
      }),
      route(activateEndpoint, ({ body }, call) => activate(deps, body.token, call)),
      route(resendActivationEndpoint, (_input, call) => resendActivation(deps, call)),
      route(requestPasswordResetEndpoint, ({ body }, call) => requestPasswordReset(deps, body, call)),
      route(resetPasswordEndpoint, ({ body }, call) => resetPassword({ ...deps, throttle, devices }, body, call)),
      route(restoreUserEndpoint, (_input, call) => restoreUser({ ...deps, restores }, call)),
    ],
    scheduleJobs() {
      handlePasswordResets(jobs, deps);
      jobs.every('account-forget', 3600, () => deleteExpiredRows(db, new Date(clock.now().getTime() - retentionMs)));
    },
    ownData: accountData,
  };
}
