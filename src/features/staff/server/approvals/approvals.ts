import { Value } from 'typebox/value';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { done } from '#platform/contract/endpoint.ts';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { isSame } from '#platform/server/secrets.ts';
import type { answerApproval as answerEndpoint } from '../../contract/people.ts';
import { approvalHours } from '../../contract/rules.ts';
import type { Approval } from '../../contract/schemas.ts';
import type { Static } from 'typebox';
import type { StaffDeps } from '../deps.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { hashOf } from '../log/log-entry.ts';
import { applyChange, grantsIn, isWithinReach, StaffChange, subjectOf } from '../people/changes.ts';
import { ownersOf, presentPerson } from '../people/present-people.ts';
import { findStaff, grantsOf, lockAllOwners } from '../store/staff-repo.ts';
import { insertApproval, listOpenApprovals, lockApproval, setAnswer } from '../store/approval-repo.ts';

type StaffCall = Call<Viewer | null, Staff>;

/** What one person asks for is done at once, or waits for a second owner if it is about the rights of owners. */
export async function changeStaff(deps: StaffDeps, change: StaffChange, call: StaffCall, act: Act) {
  const { db, clock } = deps;
  const { staff, site } = call;
  type Outcome = { readonly id: StaffId | null; readonly approval: { readonly id: number; readonly hash: string } | null };
  const changed = await act(async (tx): Promise<Result<Entry<Outcome>, 'not_found' | 'last_owner' | 'second_person_missing'>> => {
    await lockAllOwners(tx);
    const asked = { by: await grantsOf(tx, staff.staffId), site, origin: call.origin };
    if (!(await isWithinReach(deps, tx, change, asked))) return fail('not_found');
    const subject = await subjectOf(tx, change);
    const theirs = subject === null ? [] : await grantsOf(tx, subject);
    const isAboutOwners = [...theirs, ...grantsIn(change)].some(({ role }) => role === 'owner');
    const others = (await ownersOf(tx, site)).filter((id) => id !== staff.staffId);
    if (change.kind === 'staff-reset' && others.length === 0) return fail('second_person_missing', { right: 'staff.change' });
    if (change.kind === 'staff-reset' || (isAboutOwners && others.length > 0)) {
      const now = clock.now();
      const hash = hashOf({ kind: change.kind, site, request: change });
      const id = await insertApproval(tx, {
        kind: change.kind,
        site,
        subject: subject === null ? null : String(subject),
        request: change,
        hash,
        askedBy: staff.staffId,
        askedAt: now,
        expiresAt: new Date(now.getTime() + approvalHours * 3_600_000),
      });
      return ok({ value: { id: subject, approval: { id, hash } }, subject: `approval ${id}` });
    }
    const applied = await applyChange(deps, tx, change, asked);
    return applied.ok ? ok({ value: { id: applied.value, approval: null }, subject: applied.value }) : applied;
  });
  return replying(changed, async ({ id, approval }) => {
    const row = id === null ? null : await findStaff(db, id);
    return { person: row === null ? null : await presentPerson(deps, row, await grantsOf(db, row.id), staff), approval };
  });
}

/** A second person's answer to exactly what was asked for. */
export async function answerApproval(deps: StaffDeps, { id, hash, approve }: BodyOf<typeof answerEndpoint>, call: StaffCall, act: Act) {
  const { clock } = deps;
  const { staff, site } = call;
  type Code = 'not_found' | 'own_request' | 'approval_changed' | 'approval_lapsed' | 'right_missing' | 'last_owner';
  const answered = await act(async (tx): Promise<Result<Entry<null>, Code>> => {
    await lockAllOwners(tx);
    const row = await lockApproval(tx, id, site);
    if (row === null) return fail('not_found');
    if (!rightsAt(staff.grants, site).includes('staff.change')) return fail('right_missing', { right: 'staff.change' });
    if (row.answeredAt !== null || row.expiresAt <= clock.now()) return fail('approval_lapsed');
    if (!isSame(row.hash, hash)) return fail('approval_changed');
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
    if (approve && row.askedBy === staff.staffId) return fail('own_request');
    await setAnswer(tx, id, staff.staffId, approve, clock.now());
    const reason = approve ? 'approved' : 'refused';
    if (approve) {
      const change = Value.Parse(StaffChange, row.request);
      const asked = { by: await grantsOf(tx, row.askedBy), site, origin: call.origin };
      // Whoever asked may have lost the right meanwhile.
      if (!isSame(hashOf({ kind: row.kind, site, request: change }), row.hash) || !(await isWithinReach(deps, tx, change, asked)))
        return fail('approval_changed');
      const applied = await applyChange(deps, tx, change, asked);
      if (!applied.ok) return applied;
    }
    return ok({ value: null, subject: `approval ${id}`, reason });
  });
  return replying(answered, () => done);
}

/** Those that the caller may answer, and the own ones. */
export async function presentApprovals(deps: StaffDeps, site: SiteId, staff: Staff): Promise<Static<typeof Approval>[]> {
  const { db, clock } = deps;
  const mayAnswer = rightsAt(staff.grants, site).includes('staff.change');
  const owners = await ownersOf(db, site);
  const shown: Static<typeof Approval>[] = [];
  for (const row of await listOpenApprovals(db, site, clock.now())) {
    const mine = row.askedBy === staff.staffId;
    if ((!mine && !mayAnswer) || !Value.Check(StaffChange, row.request)) continue;
    const approvers = await Promise.all(owners.filter((id) => id !== row.askedBy).map(async (id) => (await findStaff(db, id))?.name ?? ''));
    shown.push({
      id: row.id,
      hash: row.hash,
      kind: row.request.kind,
      subject: row.subject === null ? null : Number(row.subject),
      request: { ...row.request },
      asked_by: { id: row.askedBy, name: (await findStaff(db, row.askedBy))?.name ?? '' },
      asked_at: row.askedAt.toISOString(),
      ends_at: row.expiresAt.toISOString(),
      mine,
      approvers,
    });
  }
  return shown;
}
