import type { Static } from 'typebox';
import type { StaffId } from '#platform/contract/ids.ts';
import { decisionActs, decisionReasons, restrictions } from '#features/decisions/contract/rules.ts';
import type { DecisionView } from '#features/decisions/contract/schemas.ts';
import type { Case } from '../../../contract/schemas.ts';
import { known } from '../known.ts';
import type { DecisionRow } from './history-repo.ts';

export function presentDecision(row: Omit<DecisionRow, 'id' | 'case_id'>, me: StaffId, now: Date): Static<typeof DecisionView> {
  const state = stateOf(row);
  return {
    number: row.number,
    ...actOf(row),
    restricts: restrictions.filter((one) => row.restricts.includes(one)),
    by: row.name,
    mine: row.decided_by === me,
    at: row.decided_at.toISOString(),
    until: row.ends_at?.toISOString() ?? null,
    facts: row.facts,
    words: row.words,
    undo_until: state === 'waiting' && row.due_at !== null && row.due_at > now ? row.due_at.toISOString() : null,
    state,
  };
}

function stateOf({
  withdrawn_at,
  reversed_by,
  applied_at,
  due_at,
}: Pick<DecisionRow, 'withdrawn_at' | 'reversed_by' | 'applied_at' | 'due_at'>): DecisionView['state'] {
  if (withdrawn_at !== null) return 'withdrawn';
  if (reversed_by !== null) return 'reversed';
  if (applied_at !== null) return 'applied';
  return due_at === null ? 'held' : 'waiting';
}

export const actOf = ({ act, reason }: { readonly act: string; readonly reason: string }) => ({
  act: known(decisionActs, act),
  reason: known(decisionReasons, reason),
});

/** What was decided about the member before, in other cases, and holds or has held. */
export const presentEarlier = (rows: readonly DecisionRow[], caseId: number): NonNullable<Case['account']>['earlier'] =>
  rows
    .filter(({ case_id, applied_at }) => case_id !== caseId && applied_at !== null)
    .map((row) => ({ number: row.number, ...actOf(row), at: row.decided_at.toISOString() }));
