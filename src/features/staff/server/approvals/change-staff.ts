import type { Static } from 'typebox';
import type { StaffId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import type { AskedApproval } from '../../contract/schemas.ts';
import type { StaffDeps } from '../deps.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { applyChange, grantsIn, isWithinReach, type StaffChange, subjectOf } from '../people/changes.ts';
import { ownersOf, presentPerson } from '../people/present-people.ts';
import { findStaff, grantsOf, lockAllOwners } from '../store/staff-repo.ts';
import { askApproval } from './ask-approval.ts';

/** What one person asks for is done at once, or waits for a second owner if it is about the rights of owners. */
export async function changeStaff(deps: StaffDeps, change: StaffChange, call: Call<Viewer | null, Staff>, act: Act) {
  const { db, clock } = deps;
  const { staff, site } = call;
  type Outcome = { readonly id: StaffId | null; readonly approval: Static<typeof AskedApproval> | null };
  const changed = await act(async (tx): Promise<Result<Entry<Outcome>, 'not_found' | 'last_owner' | 'second_person_missing'>> => {
    await lockAllOwners(tx);
    const asked = { by: await grantsOf(tx, staff.staffId), site, origin: call.origin };
    if (!(await isWithinReach(deps, tx, change, asked))) return fail('not_found');
    const subject = await subjectOf(tx, change);
    const theirs = subject === null ? [] : await grantsOf(tx, subject);
    const isAboutOwners = [...theirs, ...grantsIn(change)].some(({ role }) => role === 'owner');
    const others = (await ownersOf(tx, site)).filter((id) => id !== staff.staffId);
    if (change.kind === 'staff-reset' || (isAboutOwners && others.length > 0)) {
      const approval = await askApproval(tx, clock, { kind: change.kind, site, subject, request: change, by: staff.staffId });
      if (!approval.ok) return approval;
      return ok({ value: { id: subject, approval: approval.value }, subject: `approval ${approval.value.id}` });
    }
    const applied = await applyChange(deps, tx, change, asked);
    return applied.ok ? ok({ value: { id: applied.value, approval: null }, subject: applied.value }) : applied;
  });
  return replying(changed, async ({ id, approval }) => {
    const row = id === null ? null : await findStaff(db, id);
    return { person: row === null ? null : await presentPerson(deps, row, await grantsOf(db, row.id), staff), approval };
  });
}
