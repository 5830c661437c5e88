import { done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import { type Call, route, tagged } from '#platform/server/http/context.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { DemandProof } from '#features/proof-of-work/server/index.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
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
import {
  loginByLink as loginByLinkEndpoint,
  passkeyChallenge,
  passkeyLogin as passkeyLoginEndpoint,
  secondStep as secondStepEndpoint,
} from '../contract/factors.ts';
import { activate, type ActivateDeps, isActivationLink } from './activation/activate.ts';
import { accountRules, createLoginThrottle } from './attempts/login-throttle.ts';
import { type Challenges, createChallenges } from './factors/challenges.ts';
import { type Codes, createCodes } from './factors/codes.ts';
import { passkeyLogin } from './factors/passkey-login.ts';
import { loginByLink } from './login/login-by-link.ts';
import { secondStep } from './factors/second-step.ts';
import { createDecisionSigner } from './status/closed-account.ts';
import { isKnownDevice } from './attempts/known-device.ts';
import { login } from './login/login.ts';
import { deleteExpiredRows } from './session/expired-rows-repo.ts';
import { accountData } from './user/own-data-repo.ts';
import { createPasswordQueue } from './password/password-queue.ts';
import { createPresentUser, presentUserById, type PresentUser, type PresentUserDeps } from './user/present-user.ts';
import { putUser } from './user/put-user.ts';
import { handlePasswordResets, requestPasswordReset } from './password/request-password-reset.ts';
import { resendActivation } from './activation/resend-activation.ts';
import { resetPassword } from './password/reset-password.ts';
import { restoreUser } from './status/restore-user.ts';
import { authCookie, createSessions, type Sessions } from './session/sessions.ts';

export { mailActivation } from './activation/mail-activation.ts';
export { sendActivationMail } from './activation/activation-mail.ts';
export { lockedUntil, unlock } from './password/account-lock.ts';
export { createCallerOf } from './session/caller-of.ts';
export { changePassword, validateNewPassword } from './password/change-password.ts';
export { type Challenges, createChallenges } from './factors/challenges.ts';
export { type Codes, createCodesOf } from './factors/codes.ts';
export { confirmedUntil, confirmSession } from './factors/session-confirmation-repo.ts';
export { findAuthenticator } from './factors/authenticator-repo.ts';
export { originOf, signCountOf, userHandle, verifyPasskey } from './factors/verify-passkey.ts';
export { ownsAddress } from './user/owns-address.ts';
export { renewLink } from './mail-links/renew-link.ts';
export { shownEmail } from './user/shown-email.ts';
export { claimMail } from './mail-links/claim-mail.ts';
export { confirmPassword, factorCounter, forgiveTries } from './password/confirm-password.ts';
export { type ConsentRow, findConsents, insertConsents } from './user/consent-repo.ts';
export { endLinks, linkTokenTimes } from './mail-links/link-token-repo.ts';
export { hoursValid, issueLinkToken, linkDay, minutesToWait, openLink, useLink } from './mail-links/link-tokens.ts';
export { loginLink } from './login/login-by-link.ts';
export { accountRules, counterOf, createLoginThrottle } from './attempts/login-throttle.ts';
export { markDeleted } from './status/mark-deleted.ts';
export { createPasswordQueue } from './password/password-queue.ts';
export { checkPassword, hashPassword } from './password/passwords.ts';
export { presentUserById, type PresentUser } from './user/present-user.ts';
export { type ListedSession, listSessions } from './session/session-repo.ts';
export { authCookie, type Sessions } from './session/sessions.ts';
export { callKey, claimCall, findCall, rememberCall } from './user/idempotency-key-repo.ts';
export { listLogins } from './session/login-repo.ts';
export { createDecisionSigner, readDecisionToken } from './status/closed-account.ts';
export { findOver, setStanding, type Standing } from './status/standing-repo.ts';
export { restorable, restoreWithin } from './status/restore-within.ts';
export { setActive } from './status/status-repo.ts';
export { isOpen, restorableUntil } from './user/status-transitions.ts';
export { notifyOwner } from './mail-links/notify-owner.ts';
export {
  findName,
  findOwner,
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  markPaidUser,
  setEmail,
  setPaidUser,
  type UserRow,
} from './user/user-repo.ts';

/** In milliseconds: longer than the window of any rate limit and any block. */
const retentionMs = 2 * 24 * 3_600_000;

interface Dependencies
  extends Pick<ActivateDeps, 'activated'>, Pick<PresentUserDeps, 'ownProfile' | 'cheapestCredit' | 'isPushed' | 'askedTerms'> {
  readonly mails: Mails;
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
  readonly demandProof: DemandProof;
}

export interface AccountFeature extends Feature {
  readonly sessions: Sessions;
  readonly presentUser: PresentUser;
  readonly challenges: Challenges;
  readonly codes: Codes;
  /** Whether `/{token}` activates an account or has activated it. */
  isActivationLink(site: SiteId, token: string): Promise<boolean>;
}

export function createAccount(platform: Platform, dependencies: Dependencies): AccountFeature {
  const { mails, sites, visitorCountry, demandProof, ownProfile, cheapestCredit, isPushed, askedTerms, activated } = dependencies;
  const { clock, bus, jobs, live, secret, security } = platform;
  const { db } = platform.database;
  const countryOf = (call: Call) => visitorCountry(call).guessedCountry;
  const sessions = createSessions({ db, clock, bus, disconnect: live.disconnect, countryOf });
  const presentUser = createPresentUser({ db, ownProfile, cheapestCredit, isPushed, askedTerms });
  const deps = { db, clock, jobs, mails, sites, secret, sessions, presentUser, activated, security, demandProof };
  const throttle = createLoginThrottle(db, clock);
  const accountThrottle = createLoginThrottle(db, clock, accountRules);
  const restores = createSigner(secret, 'restore');
  const steps = createSigner(secret, 'second-step');
  const challenges = createChallenges(secret, clock);
  const codes = createCodes(secret, clock);
  const inQueue = createPasswordQueue(platform.metrics, 'passwords');
  const decisions = createDecisionSigner(secret);
  const logins = { ...deps, throttle, accountThrottle, restores, steps, decisions, challenges, codes };
  return {
    sessions,
    presentUser,
    challenges,
    codes,
    isActivationLink: (site, token) => isActivationLink(deps, site, token),
    routes: tagged('account', 'Login and logout, activation, forgotten passwords, passkeys and the second step.', [
      route(loginEndpoint, async ({ body }, call) => {
        const caller = { network: call.network, isKnown: await isKnownDevice(db, call, body.email) };
        return inQueue(caller, () => login(logins, body, call));
      }),
      route(passkeyChallenge, async ({ body: { purpose } }, call) =>
        purpose === 'confirm' && call.viewer === null
          ? fail('authentication_required')
          : ok({ ...challenges.issue(purpose, call), rp_id: call.host }),
      ),
      route(passkeyLoginEndpoint, ({ body }, call) => passkeyLogin(logins, body, call)),
      route(secondStepEndpoint, ({ body }, call) => secondStep(logins, body.code, call)),
      route(loginByLinkEndpoint, ({ body }, call) => loginByLink(logins, body, call)),
      route(getUser, async (_input, { viewer }) => ok({ user: await presentUserById(db, presentUser, viewer.userId) })),
      route(putUserEndpoint, ({ body }, call) => putUser(deps, body, call)),
      route(logout, async (_input, call) => {
        // A GET that changes state (specification §7): another site must not be able to cause it.
        if (call.header('sec-fetch-site') === 'cross-site') return fail('origin_refused');
        if (call.viewer !== null) {
          await sessions.end(call.viewer);
          security.write({ event: 'session_ended', outcome: 'ok', reason: 'logout' }, call);
        }
        call.clearCookie(authCookie);
        return ok(done);
      }),
      route(activateEndpoint, ({ body }, call) => activate(deps, body.token, call)),
      route(resendActivationEndpoint, ({ query }, call) => resendActivation(deps, query.client_id, call)),
      route(requestPasswordResetEndpoint, ({ body }, call) => requestPasswordReset(deps, body, call)),
      route(resetPasswordEndpoint, ({ body }, call) => resetPassword({ ...deps, throttle }, body, call)),
      route(restoreUserEndpoint, (_input, call) => restoreUser({ ...deps, restores }, call)),
    ]),
    scheduleJobs() {
      handlePasswordResets(jobs, deps);
      jobs.every('security-log', 3600, security.tidy);
      jobs.every('account-forget', 3600, () => deleteExpiredRows(db, new Date(clock.now().getTime() - retentionMs)));
    },
    ownData: accountData,
    close: security.close,
  };
}
