import { randomUUID } from 'node:crypto';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { StaffId } from '#platform/contract/ids.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { StaffDeps } from '../deps.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { countGuess } from '../guesses.ts';
import { deleteSessions, setSteppedUp } from '../store/staff-session-repo.ts';
import { presentMe } from '../people/present-me.ts';
import { findStaff, lockStaff } from '../store/staff-repo.ts';
import {
  confirmTotp as storeTotp,
  findTotp,
  hasFactor,
  hasRecoveryCode,
  replaceRecoveryCodes,
  setPendingTotp,
} from '../store/factor-repo.ts';

type StaffCall = Call<Viewer | null, Staff>;

/** Whoever has a second factor already has to show it before another one is set up. */
export async function refuseUnproven(
  db: StaffDeps['db'] | Tx,
  { staffId, isSteppedUp }: Staff,
): Promise<Failure<'step_up_required'> | null> {
  return !isSteppedUp && (await hasFactor(db, staffId)) ? fail('step_up_required') : null;
}

export async function startTotp(deps: StaffDeps, call: StaffCall, act: Act) {
  const { db, codes, sites } = deps;
  const { staffId } = call.staff;
  const refused = await refuseUnproven(db, call.staff);
  if (refused !== null) return refused;
  const [{ settings }, row] = [await sites.byId(call.site), await findStaff(db, staffId)];
  const started = await act(async (tx) => {
    const secret = codes.newSecret();
    await setPendingTotp(tx, staffId, secret);
    return ok({ value: secret, subject: staffId });
  });
  return replying(started, (secret) => codes.describe(secret, settings.name, row?.email ?? ''));
}

export async function confirmTotp(deps: StaffDeps, code: string, call: StaffCall, act: Act) {
  const { db, clock, pendingCodes } = deps;
  const { staffId, sessionId } = call.staff;
  const refused = await refuseUnproven(db, call.staff);
  if (refused !== null) return refused;
  const guess = await countGuess(deps, 'code', staffId, call);
  if ('ok' in guess) return guess;
  const confirmed = await act(async (tx): Promise<Result<Entry<string[]>, 'code_refused'>> => {
    await lockStaff(tx, staffId);
    if ((await findTotp(tx, staffId)).pending === null || !(await pendingCodes.checkAppCode(tx, staffId, code)))
      return fail('code_refused', { field: 'code' });
    await storeTotp(tx, staffId, clock.now());
    await setSteppedUp(tx, sessionId, clock.now());
    // Whoever had only the password has nothing any more.
    await deleteSessions(tx, staffId, { verified: true });
    return ok({ value: await giveCodes(deps, tx, staffId, randomUUID()), subject: staffId });
  });
  if (confirmed.ok) await guess.succeeded();
  return replying(confirmed, async (recovery_codes) => ({ recovery_codes, me: await presentMe(deps, staffId, sessionId, call) }));
}

export async function renewRecoveryCodes(deps: StaffDeps, clientId: string, call: StaffCall, act: Act) {
  const { staffId, sessionId } = call.staff;
  const renewed = await act(async (tx): Promise<Result<Entry<string[]>, 'not_found'>> => {
    await lockStaff(tx, staffId);
    if ((await findTotp(tx, staffId)).secret === null) return fail('not_found');
    const made = deps.codes.recoveryCodes(staffId, clientId);
    // A call that is made again because its reply was lost: codes that were used meanwhile stay used.
    if (await hasRecoveryCode(tx, staffId, deps.codes.recoveryHash(staffId, made[0] ?? ''))) return ok({ value: made, nothing: true });
    return ok({ value: await giveCodes(deps, tx, staffId, clientId), subject: staffId });
  });
  return replying(renewed, async (recovery_codes) => ({ recovery_codes, me: await presentMe(deps, staffId, sessionId, call) }));
}

async function giveCodes({ codes }: StaffDeps, tx: Tx, staff: StaffId, clientId: string): Promise<string[]> {
  const made = codes.recoveryCodes(staff, clientId);
  await replaceRecoveryCodes(
    tx,
    staff,
    made.map((code) => codes.recoveryHash(staff, code)),
  );
  return made;
}
