import type { StaffId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { leaseMinutes } from '../../contract/rules.ts';
import { addEvent } from './case-repo.ts';
import { findEnd, findWorker, type LockedCase, lockCase, setLease } from './lease-repo.ts';
import { isSeen, sightOf } from './sight.ts';

export type StaffCall = Call<Viewer | null, Staff>;

/** The case, locked until the transaction ends, if the caller may see it. */
export async function lockSeen(
  tx: Tx,
  number: string,
  { site, staff }: Pick<StaffCall, 'site' | 'staff'>,
): Promise<Result<LockedCase, 'not_found' | 'right_missing'>> {
  const found = await lockCase(tx, site, number);
  if (found === null) return fail('not_found');
  return isSeen(sightOf(staff.grants, site), found) ? ok(found) : fail('right_missing', { right: 'cases.read' });
}

/** The same, if nobody has ended it or decided it meanwhile. */
export async function lockOpen(
  tx: Tx,
  number: string,
  call: Pick<StaffCall, 'site' | 'staff'>,
): Promise<Result<LockedCase, 'not_found' | 'right_missing' | 'decided_meanwhile'>> {
  const seen = await lockSeen(tx, number, call);
  return !seen.ok || seen.value.state === 'open' ? seen : decidedMeanwhile(tx, seen.value);
}

async function decidedMeanwhile(tx: Tx, one: LockedCase): Promise<Failure<'decided_meanwhile'>> {
  const end = await findEnd(tx, one);
  if (end === null) return fail('decided_meanwhile', { number: one.number });
  const role = end.by === null ? null : (await findWorker(tx, end.by, one.site)).role;
  return fail('decided_meanwhile', { by: role ?? '', act: end.act, at: end.at.toISOString(), number: end.number });
}

interface Taking {
  readonly by: StaffId;
  readonly now: Date;
}

/** Takes the locked case for ten minutes, or goes on with it. */
export async function takeLease(tx: Tx, one: LockedCase, { by, now }: Taking): Promise<Result<{ readonly until: Date }, 'claimed'>> {
  const isHeld = one.claimedUntil !== null && one.claimedUntil > now;
  if (isHeld && one.claimedBy !== null && one.claimedBy !== by) {
    const { role } = await findWorker(tx, one.claimedBy, one.site);
    return fail('claimed', { by: role ?? '', until: one.claimedUntil.toISOString() });
  }
  const until = new Date(now.getTime() + leaseMinutes * 60_000);
  await setLease(tx, one.id, { by, until });
  // Going on with it is nothing new.
  if (!isHeld) await addEvent(tx, one.id, { at: now, what: 'claimed', staff: by });
  return ok({ until });
}

/** Frees the locked case, if the caller has it. */
export async function freeLease(tx: Tx, one: LockedCase, { by, now }: Taking): Promise<void> {
  if (one.claimedBy !== by) return;
  await setLease(tx, one.id, null);
  if (one.claimedUntil !== null && one.claimedUntil > now) await addEvent(tx, one.id, { at: now, what: 'released', staff: by });
}
