import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { callKey, claimCall } from '#features/account/server/index.ts';
import { readName, readPasskey } from '#features/login-security/server/index.ts';
import type { addPasskey as addEndpoint } from '../../contract/endpoints.ts';
import { maxStaffPasskeys } from '../../contract/rules.ts';
import type { StaffDeps } from '../deps.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { deleteSessions, setSteppedUp } from '../store/staff-session-repo.ts';
import { presentMe } from '../people/present-me.ts';
import { findStaff, lockStaff } from '../store/staff-repo.ts';
import { deletePasskey, hasFactor, insertPasskey, listPasskeys } from '../store/factor-repo.ts';
import { staffHandle } from './signed.ts';
import { refuseUnproven } from './totp.ts';

type StaffCall = Call<Viewer | null, Staff>;
const full = () => fail('too_many_passkeys', { max: maxStaffPasskeys });

/** What a device needs to make a discoverable passkey for this host. Changes nothing, so it leaves no row. */
export async function startPasskey(deps: StaffDeps, call: StaffCall, act: Act) {
  const { db, secret, sites, challenges } = deps;
  const { staffId } = call.staff;
  const refused = await refuseUnproven(db, call.staff);
  if (refused !== null) return refused;
  const passkeys = await listPasskeys(db, staffId);
  if (passkeys.length >= maxStaffPasskeys) return full();
  const [{ settings }, row] = [await sites.byId(call.site), await findStaff(db, staffId)];
  return replying(await act(async () => ok({ value: null, nothing: true as const })), () => ({
    ...challenges.issue('add', call),
    rp_id: call.host,
    rp_name: settings.name,
    user_id: staffHandle(secret, staffId),
    user_name: row?.email ?? '',
    known: passkeys.filter(({ host }) => host === call.host).map(({ credentialId }) => credentialId),
  }));
}

/** A call that is made again because its reply was lost finds the passkey there. */
export async function addPasskey(deps: StaffDeps, body: BodyOf<typeof addEndpoint>, call: StaffCall, act: Act) {
  const { db, clock, challenges } = deps;
  const { staffId, sessionId } = call.staff;
  const name = readName(body.name);
  if (typeof name !== 'string') return name;
  const refused = await refuseUnproven(db, call.staff);
  if (refused !== null) return refused;
  const challenge = challenges.open('add', body.token, call);
  const made = challenge === null ? null : await readPasskey(body, challenge, call);
  if (challenge === null || made === null) return fail('passkey_refused');
  const added = await act(async (tx): Promise<Result<Entry<null>, 'passkey_refused' | 'too_many_passkeys'>> => {
    await lockStaff(tx, staffId);
    const before = await listPasskeys(tx, staffId);
    if (before.some(({ credentialId }) => credentialId === made.credentialId)) return ok({ value: null, nothing: true });
    if (before.length >= maxStaffPasskeys) return full();
    const now = clock.now();
    const isNew =
      (await claimCall(tx, callKey('staff-challenge', challenge), null, now)) &&
      (await insertPasskey(tx, { staff: staffId, ...made, host: call.host, name, at: now }));
    if (!isNew) return fail('passkey_refused');
    await setSteppedUp(tx, sessionId, now);
    await deleteSessions(tx, staffId, { verified: true });
    return ok({ value: null, subject: staffId });
  });
  return replying(added, () => presentMe(deps, staffId, sessionId, call));
}

export async function removePasskey(deps: StaffDeps, id: number, call: StaffCall, act: Act) {
  const { staffId, sessionId } = call.staff;
  const removed = await act(async (tx): Promise<Result<Entry<null>, 'second_factor_required'>> => {
    await lockStaff(tx, staffId);
    if (!(await deletePasskey(tx, staffId, id))) return ok({ value: null, nothing: true });
    return (await hasFactor(tx, staffId)) ? ok({ value: null, subject: id }) : fail('second_factor_required');
  });
  return replying(removed, () => presentMe(deps, staffId, sessionId, call));
}
