import type { Static } from 'typebox';
import type { Call } from '#platform/server/http/context.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { StaffId } from '#platform/contract/ids.ts';
import { createSigner, isSame } from '#platform/server/secrets.ts';
import type { Assertion } from '#features/account/contract/factors.ts';
import { callKey, claimCall, signCountOf } from '#features/account/server/index.ts';
import type { StaffDeps } from '../deps.ts';
import { findStaffPasskey, markStaffPasskeyUsed, type StaffPasskeyRow } from '../store/factor-repo.ts';

/** The user handle that a device stores with a passkey of staff. It reveals nothing about the person. base64url. */
export const staffHandle = (secret: string, staff: StaffId): string => createSigner(secret, 'staff-passkey-user').sign(String(staff));

/** A challenge that the passkey of somebody has signed. */
interface Signed {
  readonly passkey: StaffPasskeyRow;
  readonly signCount: number;
  readonly challenge: string;
}

interface Sent {
  readonly token: string;
  readonly assertion: Static<typeof Assertion>;
}

/** Null when no passkey of this host has signed a challenge of ours for this purpose. */
export async function readSigned(
  { db, challenges, secret }: StaffDeps,
  purpose: 'login' | 'confirm',
  { token, assertion }: Sent,
  call: Call,
): Promise<Signed | null> {
  const challenge = challenges.open(purpose, token, call);
  const passkey = challenge === null ? null : await findStaffPasskey(db, call.host, assertion.credential_id);
  if (challenge === null || passkey === null || !isSame(staffHandle(secret, passkey.staff), assertion.user_handle)) return null;
  const signCount = await signCountOf(assertion, passkey, challenge, call);
  return signCount === null ? null : { passkey, signCount, challenge };
}

/** False when the challenge or the signature was used before. */
export async function useSigned({ clock }: StaffDeps, tx: Tx, { passkey, signCount, challenge }: Signed): Promise<boolean> {
  return (
    (await claimCall(tx, callKey('staff-challenge', challenge), null, clock.now())) &&
    markStaffPasskeyUsed(tx, passkey.id, signCount, clock.now())
  );
}
