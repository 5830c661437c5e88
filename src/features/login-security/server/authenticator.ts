import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { type Codes, createLoginThrottle, factorCounter, findAuthenticator, lockUser, shownEmail } from '#features/account/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type {
  renewRecoveryCodes as renewEndpoint,
  startAuthenticator as startEndpoint,
  turnOffAuthenticator as turnOffEndpoint,
  turnOnAuthenticator as turnOnEndpoint,
} from '../contract/endpoints.ts';
import { changeFactor, type FactorDeps, refuseUnconfirmed } from './change-factor.ts';
import {
  confirmAuthenticator,
  deleteAuthenticator,
  hasRecoveryCodes,
  insertAuthenticator,
  replaceRecoveryCodes,
} from './login-security-repo.ts';
import { presentLoginSecurity } from './present-login-security.ts';

export interface AuthenticatorDeps extends FactorDeps {
  readonly sites: Sites;
  readonly codes: Codes;
}

/** Never shows the secret of an authenticator in use again: to set up another app, the member has to turn the old one off first. */
export async function startAuthenticator(
  deps: AuthenticatorDeps,
  call: Call<Viewer>,
): Promise<Result<ReplyOf<typeof startEndpoint>, 'confirmation_required' | 'not_found'>> {
  const { db, clock, sites, codes } = deps;
  const refused = await refuseUnconfirmed(deps, call.viewer);
  if (refused !== null) return refused;
  const { settings } = await sites.byId(call.site);
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, call.viewer.userId);
    const known = user === null ? null : await findAuthenticator(tx, user.id);
    if (user === null || known?.confirmedAt) return fail('not_found');
    const secret = known?.secret ?? codes.newSecret();
    if (known === null) await insertAuthenticator(tx, user.id, secret, clock.now());
    return ok(codes.describe(secret, settings.name, shownEmail(user.email)));
  });
}

/** A repeated call whose response was lost returns the same recovery codes. */
export async function turnOnAuthenticator(
  deps: AuthenticatorDeps,
  { code, client_id }: BodyOf<typeof turnOnEndpoint>,
  call: Call<Viewer>,
): Promise<Result<ReplyOf<typeof turnOnEndpoint>, 'confirmation_required' | 'code_refused' | 'too_many_attempts'>> {
  const { db, clock, codes, security } = deps;
  const { userId } = call.viewer;
  const refused = await refuseUnconfirmed(deps, call.viewer);
  if (refused !== null) return refused;
  const made = makeCodes(codes, userId, client_id);
  if (await hasRecoveryCodes(db, userId, made.hashes)) return answer(deps, made.shown, call);
  const throttle = createLoginThrottle(db, clock);
  const minutes = await throttle.minutesBlocked(factorCounter(userId));
  if (minutes > 0) return fail('too_many_attempts', { minutes });
  const turnedOn = await changeFactor(deps, 'authenticator_on', call, async (tx, user) => {
    const known = await findAuthenticator(tx, user.id);
    if (known === null || known.confirmedAt !== null || !(await codes.checkAppCode(tx, user.id, code))) return false;
    await confirmAuthenticator(tx, user.id, clock.now());
    await replaceRecoveryCodes(tx, user.id, made.hashes);
    return true;
  });
  if (turnedOn) await throttle.succeeded(factorCounter(userId));
  // A parallel call of the same kind was first.
  if (turnedOn || (await hasRecoveryCodes(db, userId, made.hashes))) return answer(deps, made.shown, call);
  security.write({ event: 'authenticator_on', outcome: 'refused', reason: 'code_refused' }, call);
  return fail('code_refused', { field: 'code' });
}

export async function turnOffAuthenticator(
  deps: AuthenticatorDeps,
  call: Call<Viewer>,
): Promise<Result<ReplyOf<typeof turnOffEndpoint>, 'confirmation_required'>> {
  const refused = await refuseUnconfirmed(deps, call.viewer);
  if (refused !== null) return refused;
  await changeFactor(deps, 'authenticator_off', call, (tx, user) => deleteAuthenticator(tx, user.id));
  return ok({ login_security: await presentLoginSecurity(deps, call) });
}

export async function renewRecoveryCodes(
  deps: AuthenticatorDeps,
  { client_id }: BodyOf<typeof renewEndpoint>,
  call: Call<Viewer>,
): Promise<Result<ReplyOf<typeof renewEndpoint>, 'confirmation_required' | 'not_found'>> {
  const { db, codes } = deps;
  const { userId } = call.viewer;
  const refused = await refuseUnconfirmed(deps, call.viewer);
  if (refused !== null) return refused;
  const made = makeCodes(codes, userId, client_id);
  await changeFactor(deps, 'recovery_codes_renewed', call, async (tx, user) => {
    if (!(await findAuthenticator(tx, user.id))?.confirmedAt || (await hasRecoveryCodes(tx, user.id, made.hashes))) return false;
    await replaceRecoveryCodes(tx, user.id, made.hashes);
    return true;
  });
  return (await hasRecoveryCodes(db, userId, made.hashes)) ? answer(deps, made.shown, call) : fail('not_found');
}

function makeCodes(codes: Codes, user: UserId, clientId: string) {
  const shown = codes.recoveryCodes(user, clientId);
  return { shown, hashes: shown.map((code) => codes.recoveryHash(user, code)) };
}

const answer = async (deps: AuthenticatorDeps, recovery_codes: string[], call: Call<Viewer>) =>
  ok({ login_security: await presentLoginSecurity(deps, call), recovery_codes });
