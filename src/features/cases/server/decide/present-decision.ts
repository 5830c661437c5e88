import type { StaffId } from '#platform/contract/ids.ts';
import type { DecisionView } from '#features/decisions/contract/schemas.ts';
import type { Decision } from '#features/decisions/server/index.ts';
import { presentDecision } from '../evidence/view/present-decision.ts';

/** A decision that was just recorded, as the case shows it. `name`: of who made it. */
export const presentRecorded = (decision: Decision, name: string | null, me: StaffId, now: Date): DecisionView =>
  presentDecision(
    {
      ...decision,
      restricts: [...decision.restricts],
      name,
      decided_by: decision.decidedBy,
      decided_at: decision.decidedAt,
      ends_at: decision.endsAt,
      due_at: decision.dueAt,
      applied_at: decision.appliedAt,
      withdrawn_at: decision.withdrawnAt,
      reversed_by: decision.reversedBy,
    },
    me,
    now,
  );
