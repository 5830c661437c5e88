import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { findOver } from '#features/account/server/index.ts';
import { isPhotoThere } from '#features/photos/server/index.ts';
import type { Decision } from '../rows/decision.ts';
import { listDue, lockDecision, setApplied, setWithdrawn } from '../rows/decision-repo.ts';
import { closeDecidedCase } from '../rows/report-repo.ts';
import { applyEffects, type Consequences, type EffectDeps } from './effects.ts';
import { refreshStanding } from './standing.ts';

export interface ActDeps extends EffectDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Sends the letters: to the member, and the outcome to those who reported. In the transaction that applies the decision. */
  readonly sendLetters: (tx: Tx, decision: Decision) => Promise<void>;
}

const batchSize = 100;

/**
 * Applies decisions whose time for undoing is over, each once, and ends suspensions and hidings whose time is over. Reads of decisions
 * call it too, so that nothing waits for the job.
 */
export async function applyDue(deps: ActDeps): Promise<void> {
  const { db, clock } = deps;
  const failures: unknown[] = [];
  let due = batchSize;
  while (due === batchSize) {
    const ids = await listDue(db, clock.now(), batchSize);
    // One that fails keeps no other one waiting.
    for (const id of ids) await applyOne(deps, id).catch((error: unknown) => failures.push(error));
    due = failures.length === 0 ? ids.length : 0;
  }
  let over = batchSize;
  while (over === batchSize) {
    const users = await findOver(db, clock.now(), batchSize);
    for (const user of users) await transact(db, (tx) => refreshStanding(tx, user, clock.now()));
    over = users.length;
  }
  if (failures.length > 0) throw failures[0];
}

async function applyOne(deps: ActDeps, id: number): Promise<void> {
  const { db, clock } = deps;
  const publish = await transact(db, async (tx) => {
    const decision = await lockDecision(tx, id);
    const now = clock.now();
    if (decision === null || !isDue(decision, now)) return null;
    if (await isPhotoGone(tx, decision)) {
      await setWithdrawn(tx, decision.id, now);
      if (decision.caseId !== null) await closeDecidedCase(tx, decision.caseId, now);
      return null;
    }
    return (await applyWithin(deps, tx, decision, now)).publish;
  });
  publish?.();
}

const isDue = ({ dueAt, appliedAt, withdrawnAt }: Decision, now: Date): boolean =>
  appliedAt === null && withdrawnAt === null && dueAt !== null && dueAt <= now;

/** A new photo that is rejected, which its owner has deleted meanwhile: there is nothing left to decide, nor to write a letter about. */
async function isPhotoGone(tx: Tx, { act, content, item, user, caseId, source }: Decision): Promise<boolean> {
  if (act !== 'remove' || content !== 'photo' || item === null || user === null || source !== 'own') return false;
  return caseId !== null && !(await isPhotoThere(tx, user, item));
}

/** Applies a decision in the transaction of the caller, whatever its time. Call `publish` after the commit. */
export async function applyWithin(
  deps: ActDeps,
  tx: Tx,
  decision: Decision,
  now: Date,
): Promise<{ readonly consequences: Consequences; readonly publish: () => void }> {
  await setApplied(tx, decision.id, now);
  const applied = await applyEffects(deps, tx, decision, now);
  await deps.sendLetters(tx, decision);
  return applied;
}
