import type { StaffId } from '#platform/contract/ids.ts';
import type { DecisionView } from '#features/decisions/contract/schemas.ts';
import type { Decision } from '#features/decisions/server/index.ts';

/** A decision as staff see it. `name`: of who made it. */
export function presentDecision(decision: Decision, name: string | null, me: StaffId, now: Date): DecisionView {
  const { number, act, reason, restricts, decidedBy, decidedAt, endsAt, facts, words, dueAt } = decision;
  const state = stateOf(decision);
  return {
    number,
    act,
    reason,
    restricts: [...restricts],
    by: name,
    mine: decidedBy === me,
    at: decidedAt.toISOString(),
    until: endsAt?.toISOString() ?? null,
    facts,
    words,
    undo_until: state === 'waiting' && dueAt !== null && dueAt > now ? dueAt.toISOString() : null,
    state,
  };
}

function stateOf({ withdrawnAt, reversedBy, appliedAt, dueAt }: Decision): DecisionView['state'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (reversedBy !== null) return 'reversed';
  if (appliedAt !== null) return 'applied';
  return dueAt === null ? 'held' : 'waiting';
}
