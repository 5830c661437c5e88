import type { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { createSigner, isSame } from '#platform/server/secrets.ts';
import type { Assertion } from '../../contract/factors.ts';
import { findPasskey, markPasskeyUsed } from './passkey-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}

/** The user handle that a device stores with a passkey to identify the account. It reveals nothing about the member. base64url. */
export const userHandle = (secret: string, user: UserId): string => createSigner(secret, 'passkey-user').sign(String(user));

/**
 * The page's origin as the browser signs it, accepted only for the called host. `call.origin` alone would be wrong on a site with
 * several hosts, where it is the first one.
 */
export function originOf(call: Call): string {
  const sent = call.header('origin');
  return sent !== undefined && URL.canParse(sent) && new URL(sent).hostname === call.host ? sent : call.origin;
}

/**
 * The passkey that has signed the challenge, after the device verified its owner by finger, face or PIN. Null when no passkey of this
 * host has.
 */
export async function verifyPasskey(
  { db, clock, secret }: Deps,
  { credential_id, client_data, authenticator_data, signature, user_handle }: Assertion,
  challenge: string,
  call: Call,
): Promise<UserId | null> {
  const passkey = await findPasskey(db, call.site, call.host, credential_id);
  if (passkey === null || !isSame(userHandle(secret, passkey.user), user_handle)) return null;
  const signCount = await signCountOf({ credential_id, client_data, authenticator_data, signature }, passkey, challenge, call);
  if (signCount === null) return null;
  return (await markPasskeyUsed(db, { id: passkey.id, signCount }, clock.now())) ? passkey.user : null;
}

/** What a device has signed with this passkey: its new signature count. Null when it is not a valid answer to the challenge. */
export const signCountOf = (
  { credential_id, client_data, authenticator_data, signature }: Omit<Assertion, 'user_handle'>,
  { publicKey, signCount }: { readonly publicKey: Buffer; readonly signCount: number },
  challenge: string,
  call: Call,
): Promise<number | null> =>
  newSignCount({
    response: {
      id: credential_id,
      rawId: credential_id,
      type: 'public-key',
      response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: originOf(call),
    expectedRPID: call.host,
    requireUserVerification: true,
    credential: { id: credential_id, publicKey: new Uint8Array(publicKey), counter: signCount },
  });

/** Null when the response is not a valid one of the passkey: the library throws for everything that it cannot parse. */
async function newSignCount(answer: Parameters<typeof verifyAuthenticationResponse>[0]): Promise<number | null> {
  // Loaded on first use, because it brings certificate parsers that nothing else needs.
  const library = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await library.verifyAuthenticationResponse(answer);
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
