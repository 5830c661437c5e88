import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { claimCase as claimEndpoint, releaseCase as releaseEndpoint } from '../../contract/endpoints.ts';
import { findWorker } from './lease-repo.ts';
import { freeLease, lockOpen, lockSeen, type StaffCall, takeLease } from './lease.ts';

interface Deps {
  readonly clock: Clock;
}

/** A lease is no act, so it does not stand in the log. */
export async function claimCase({ clock }: Deps, { number }: BodyOf<typeof claimEndpoint>, call: StaffCall, act: Act) {
  const by = call.staff.staffId;
  type Claimed = Entry<{
    readonly lease: { name: string; role: Awaited<ReturnType<typeof findWorker>>['role']; mine: boolean; until: string };
  }>;
  const claimed = await act(async (tx): Promise<Result<Claimed, 'not_found' | 'right_missing' | 'decided_meanwhile' | 'claimed'>> => {
    const locked = await lockOpen(tx, number, call);
    if (!locked.ok) return locked;
    const lease = await takeLease(tx, locked.value, { by, now: clock.now() });
    if (!lease.ok) return lease;
    const { name, role } = await findWorker(tx, by, call.site);
    return ok({ value: { lease: { name, role, mine: true, until: lease.value.until.toISOString() } }, nothing: true });
  });
  return replying(claimed, (value) => value);
}

export async function releaseCase({ clock }: Deps, { number }: BodyOf<typeof releaseEndpoint>, call: StaffCall, act: Act) {
  const released = await act(async (tx): Promise<Result<Entry<null>, 'not_found' | 'right_missing'>> => {
    const locked = await lockSeen(tx, number, call);
    if (!locked.ok) return locked;
    await freeLease(tx, locked.value, { by: call.staff.staffId, now: clock.now() });
    return ok({ value: null, nothing: true });
  });
  return replying(released, () => done);
}
