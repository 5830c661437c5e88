import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { findDecisionByNumber, lockTogether } from '#features/decisions/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { undoDecision as endpoint } from '../../contract/decision-endpoints.ts';
import { addEvent } from '../queue/case-repo.ts';
import { reopenAppealed } from './appealed-case.ts';
import type { DecideDeps } from './decide.ts';
import { lockCase, setCaseState } from './decided-case-repo.ts';

/** Withdraws a decision of the caller, and those that were made with it, before they are applied; their cases are open again. */
export async function undoDecision(deps: DecideDeps, { number }: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const { clock, decisions } = deps;
  const { site, staff } = call;
  const undone = await act(async (tx): Promise<Result<Entry<null>, 'not_found' | 'undo_over'>> => {
    const decision = await findDecisionByNumber(tx, site, number);
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
    if (decision === null || decision.decidedBy !== staff.staffId) return fail('not_found');
    if (decision.withdrawnAt !== null) return ok({ value: null, nothing: true });
    // Cases before decisions, as everywhere.
    const caseIds = decision.caseId === null ? [] : [decision.caseId];
    for (const id of caseIds) await lockCase(tx, id);
    const now = clock.now();
    for (const one of await lockTogether(tx, decision)) {
      if (one.withdrawnAt !== null) continue;
      if (!(await decisions.withdraw(tx, one))) return fail('undo_over');
      if (one.caseId === null) continue;
      await setCaseState(tx, [one.caseId], 'open');
      await reopenAppealed(tx, one);
      await addEvent(tx, one.caseId, { at: now, what: 'undone', staff: staff.staffId, about: one.number });
    }
    return ok({ value: null, subject: number });
  });
  return replying(undone, () => done);
}
