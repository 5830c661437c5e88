import type { Tx } from '#platform/server/db/open-database.ts';
import { type Decision, findDecision } from '#features/decisions/server/index.ts';
import { setCaseState } from './decided-case-repo.ts';

/** The appeal has been answered: the case of the first decision is closed. */
export async function endAppealed(tx: Tx, { reviews }: Pick<Decision, 'reviews'>): Promise<void> {
  const first = reviews === null ? null : await findDecision(tx, reviews);
  if (first !== null && first.caseId !== null) await setCaseState(tx, [first.caseId], 'closed');
}

/** The answer was withdrawn: the appeal waits again. */
export async function reopenAppealed(tx: Tx, { reviews }: Pick<Decision, 'reviews'>): Promise<void> {
  const first = reviews === null ? null : await findDecision(tx, reviews);
  if (first !== null && first.caseId !== null) await setCaseState(tx, [first.caseId], 'appealed');
}
