import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { callKey, type Challenges, claimCall, findOwner, originOf, userHandle } from '#features/account/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import {
  type addPasskey as addEndpoint,
  maxPasskeyName,
  maxPasskeys,
  type NewPasskey,
  type renamePasskey as renameEndpoint,
} from '../contract/endpoints.ts';
import { changeFactor, type FactorDeps, refuseUnconfirmed } from './change-factor.ts';
import { deletePasskey, insertPasskey, listPasskeys, setPasskeyName } from './login-security-repo.ts';
import { presentLoginSecurity } from './present-login-security.ts';

export interface PasskeyDeps extends FactorDeps {
  readonly secret: string;
  readonly sites: Sites;
  readonly challenges: Challenges;
}

type Reply = ReplyOf<typeof addEndpoint>;

/** The options for a new passkey: a discoverable credential for this host, with user verification. */
export async function startPasskey(
  deps: PasskeyDeps,
  call: Call<Viewer>,
): Promise<Result<NewPasskey, 'confirmation_required' | 'too_many_passkeys'>> {
  const { db, secret, sites, challenges } = deps;
  const { viewer, host } = call;
  const refused = await refuseUnconfirmed(deps, viewer);
  if (refused !== null) return refused;
  const passkeys = await listPasskeys(db, viewer.userId);
  if (passkeys.length >= maxPasskeys) return fail('too_many_passkeys', { max: maxPasskeys });
  const [{ settings }, { email }] = await Promise.all([sites.byId(call.site), findOwner(db, viewer.userId)]);
  return ok({
    ...challenges.issue('add', call),
    rp_id: host,
    rp_name: settings.name,
    user_id: userHandle(secret, viewer.userId),
    user_name: email,
    known: passkeys.filter((passkey) => passkey.host === host).map(({ credentialId }) => credentialId),
  });
}

/** Idempotent: a call that is repeated because its answer was lost finds the passkey already added. */
export async function addPasskey(
  deps: PasskeyDeps,
  body: BodyOf<typeof addEndpoint>,
  call: Call<Viewer>,
): Promise<Result<Reply, 'confirmation_required' | 'too_many_passkeys' | 'passkey_refused' | 'name_invalid'>> {
  const { db, clock, challenges, security } = deps;
  const { userId } = call.viewer;
  const name = readName(body.name);
  if (typeof name !== 'string') return name;
  const before = await listPasskeys(db, userId);
  if (before.some(({ credentialId }) => credentialId === body.credential_id)) return reply(deps, call);
  const unconfirmed = await refuseUnconfirmed(deps, call.viewer);
  if (unconfirmed !== null) return unconfirmed;
  const challenge = challenges.open('add', body.token, call);
  const made = challenge === null ? null : await readPasskey(body, challenge, call);
  if (challenge === null || made === null) {
    security.write(
      { event: 'passkey_added', outcome: 'refused', reason: challenge === null ? 'challenge_refused' : 'passkey_refused' },
      call,
    );
    return fail('passkey_refused');
  }
  let full = false;
  const added = await changeFactor(deps, 'passkey_added', call, async (tx, user) => {
    full = (await listPasskeys(tx, user.id)).length >= maxPasskeys;
    if (full || !(await claimCall(tx, callKey('challenge', challenge), user.id, clock.now()))) return false;
    return insertPasskey(tx, { user: user.id, ...made, host: call.host, name, at: clock.now() });
  });
  if (added) return reply(deps, call);
  if (full) return fail('too_many_passkeys', { max: maxPasskeys });
  // A parallel call with the same answer was first.
  const own = (await listPasskeys(db, userId)).some(({ credentialId }) => credentialId === made.credentialId);
  return own ? reply(deps, call) : fail('passkey_refused');
}

export async function renamePasskey(
  deps: PasskeyDeps,
  body: BodyOf<typeof renameEndpoint>,
  call: Call<Viewer>,
): Promise<Result<Reply, 'not_found' | 'name_invalid'>> {
  const name = readName(body.name);
  if (typeof name !== 'string') return name;
  return (await setPasskeyName(deps.db, call.viewer.userId, body.id, name)) ? reply(deps, call) : fail('not_found');
}

/** One that is gone already, or is another member's, is answered alike: it is not in the reply. */
export async function removePasskey(deps: PasskeyDeps, id: number, call: Call<Viewer>): Promise<Result<Reply, 'confirmation_required'>> {
  const refused = await refuseUnconfirmed(deps, call.viewer);
  if (refused !== null) return refused;
  await changeFactor(deps, 'passkey_removed', call, (tx, user) => deletePasskey(tx, user.id, id));
  return reply(deps, call);
}

const reply = async (deps: PasskeyDeps, call: Call<Viewer>) => ok({ login_security: await presentLoginSecurity(deps, call) });

export function readName(text: string): string | Failure<'name_invalid'> {
  const name = cleanText(text).replace(/\s+/g, ' ').trim();
  return isVisibleText(name) && !isLongerThan(name, maxPasskeyName) ? name : fail('name_invalid', { field: 'name', max: maxPasskeyName });
}

interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
}

/** Null when the device's answer is not one to this challenge: the library throws for anything that it cannot read. */
export async function readPasskey(
  { credential_id, client_data, attestation }: Pick<BodyOf<typeof addEndpoint>, 'credential_id' | 'client_data' | 'attestation'>,
  challenge: string,
  call: Call,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential_id,
        rawId: credential_id,
        type: 'public-key',
        response: { clientDataJSON: client_data, attestationObject: attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: originOf(call),
      expectedRPID: call.host,
      requireUserVerification: true,
    });
    if (!verified || registrationInfo.credential.id !== credential_id) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter };
  } catch {
    return null;
  }
}
