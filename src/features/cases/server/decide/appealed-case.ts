import type { Tx } from '#platform/server/db/open-database.ts';
import { appealUntil, type Decision, findDecision } from '#features/decisions/server/index.ts';
import { setCaseState } from './decided-case-repo.ts';

/** Days for which the evidence stays after an appeal has been answered, at least. */
const keptDays = 14;

/** The appeal has been answered: the case of the first decision is closed. Evidence stays while somebody else can still appeal. */
export async function endAppealed(tx: Tx, { reviews }: Pick<Decision, 'reviews'>, now: Date): Promise<void> {
  const first = reviews === null ? null : await findDecision(tx, reviews);
  if (first === null || first.caseId === null) return;
  const kept = new Date(now.getTime() + keptDays * 86_400_000);
  const until = appealUntil(first);
  await setCaseState(tx, [first.caseId], { state: 'closed', evidenceUntil: until > kept ? until : kept });
}

/** The answer was withdrawn: the appeal waits again. */
export async function reopenAppealed(tx: Tx, { reviews }: Pick<Decision, 'reviews'>): Promise<void> {
  const first = reviews === null ? null : await findDecision(tx, reviews);
  if (first !== null && first.caseId !== null) await setCaseState(tx, [first.caseId], { state: 'appealed', evidenceUntil: null });
}
