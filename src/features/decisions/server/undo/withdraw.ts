import type { Tx } from '#platform/server/db/open-database.ts';
import type { Decision } from '../rows/decision.ts';
import { lockDecision, setWithdrawn } from '../rows/decision-repo.ts';

/** Withdraws a decision that is not due yet. False when it is due or applied, or waits for a second person; repeated, it changes nothing. */
export async function withdraw(tx: Tx, { id }: Pick<Decision, 'id'>, now: Date): Promise<boolean> {
  const decision = await lockDecision(tx, id);
  if (decision === null || decision.appliedAt !== null) return false;
  if (decision.withdrawnAt !== null) return true;
  if (decision.dueAt === null || decision.dueAt <= now) return false;
  await setWithdrawn(tx, id, now);
  return true;
}
