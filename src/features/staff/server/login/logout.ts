import { done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { staffCookie } from '#platform/server/http/cookies.ts';
import type { StaffDeps } from '../deps.ts';
import { type Act, replying } from '../log/acts.ts';
import { controls } from '../people/controls.ts';
import { grantsOf } from '../store/staff-repo.ts';
import { deleteSession, findSessionOwner } from '../store/staff-session-repo.ts';

export async function logout({ sessions }: StaffDeps, call: Call, act: Act) {
  const staff = await sessions.ofCall(call);
  call.clearCookie(staffCookie);
  const ended = await act(async (tx) => {
    if (staff === null) return ok({ value: null, nothing: true as const });
    await deleteSession(tx, staff.sessionId);
    return ok({ value: null, who: staff.staffId, subject: staff.sessionId });
  });
  return replying(ended, () => done);
}

/** One's own session, or that of a person all of whose roles are on sites where the caller may change staff. */
export async function endSession(id: number, { staff }: Call<Viewer | null, Staff>, act: Act) {
  const ended = await act(async (tx) => {
    const owner = await findSessionOwner(tx, id);
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
    if (owner === null || (owner !== staff.staffId && !(staff.isVerified && controls(staff.grants, await grantsOf(tx, owner)))))
      return fail('not_found');
    await deleteSession(tx, id);
    return ok({ value: null, subject: id });
  });
  return replying(ended, () => done);
}
