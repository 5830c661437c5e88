import { Value } from 'typebox/value';
import { staffId } from '#platform/contract/ids.ts';
import { fail, ok } from '#platform/contract/result.ts';
import type { ApprovalKind } from '../../contract/rules.ts';
import type { StaffDeps } from '../deps.ts';
import { applyChange, grantsIn, isWithinReach, StaffChange } from '../people/changes.ts';
import { findStaff, findStaffByEmail, grantsOf, lockAllOwners } from '../store/staff-repo.ts';
import { type ApprovalHandler, noFacts } from '../approval-handler.ts';

const kinds = ['staff-invite', 'staff-role', 'staff-end', 'staff-reset'] as const satisfies readonly ApprovalKind[];

/** Changes of the rights of owners, and keys that are lost: they wait for a second owner. */
export const staffApprovals = (deps: StaffDeps): ApprovalHandler[] =>
  kinds.map((kind) => ({
    kind,
    async describe({ request }) {
      if (!Value.Check(StaffChange, request)) return null;
      const { db } = deps;
      const person = request.kind === 'staff-invite' ? await findStaffByEmail(db, request.email) : await findStaff(db, staffId(request.id));
      const name = person?.name ?? (request.kind === 'staff-invite' ? request.email : null);
      if (request.kind === 'staff-reset') return { ...noFacts, name };
      const before = person === null ? [] : await grantsOf(db, person.id);
      return { ...noFacts, name, roles: { before, after: grantsIn(request) } };
    },
    async apply(tx, { row, origin }) {
      await lockAllOwners(tx);
      const change = Value.Parse(StaffChange, row.request);
      const asked = { by: await grantsOf(tx, row.askedBy), site: row.site, origin };
      // Whoever asked may have lost the right meanwhile.
      if (!(await isWithinReach(deps, tx, change, asked))) return fail('approval_changed');
      const applied = await applyChange(deps, tx, change, asked);
      return applied.ok ? ok(null) : applied;
    },
  }));
