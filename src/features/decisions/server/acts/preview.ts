import { transact } from '#platform/server/db/transact.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Decision, NewDecision } from '../rows/decision.ts';
import { recordDecision } from '../rows/record-decision.ts';
import { type ActDeps, applyWithin } from './apply-due.ts';
import type { Consequences } from './effects.ts';

class RolledBack extends Error {}

/** What decisions would do together: they are recorded and applied in a transaction that is always rolled back. */
export async function previewOf(
  deps: ActDeps,
  decisions: readonly NewDecision[],
): Promise<{ readonly decisions: readonly Decision[]; readonly consequences: Consequences }> {
  const now = deps.clock.now();
  const recorded: Decision[] = [];
  const applied: Consequences[] = [];
  await discard(deps, async (tx) => {
    for (const one of decisions) {
      const decision = await recordDecision(tx, one, now);
      recorded.push(decision);
      applied.push((await applyWithin(deps, tx, decision, now)).consequences);
    }
  });
  const sum = (of: keyof Consequences) => applied.reduce((total, each) => total + each[of], 0);
  return {
    decisions: recorded,
    consequences: {
      warned: sum('warned'),
      credits: sum('credits'),
      photos: sum('photos'),
      conversations: sum('conversations'),
      frozen_credits: sum('frozen_credits'),
      members: sum('members'),
      restored: sum('restored'),
    },
  };
}

async function discard({ db }: Pick<ActDeps, 'db'>, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await transact(db, async (tx) => {
      await work(tx);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}
