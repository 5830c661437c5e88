import type { Tx } from '#platform/server/db/open-database.ts';
import type { Decision, NewDecision } from '../rows/decision.ts';
import { recordDecision } from '../rows/record-decision.ts';
import { type ActDeps, applyWithin } from './apply-due.ts';

/** What is hidden before a person has looked: the photos of a member (or one of them), or the profile. */
export type HiddenAtOnce = Pick<
  NewDecision,
  'site' | 'caseId' | 'user' | 'reason' | 'item' | 'contentDate' | 'source' | 'isIntimate' | 'language'
> & {
  readonly content: 'photo' | 'profile';
};

/**
 * Hides by machine: a decision of its own, with its letter at once, until the case is decided. Conversations go on. Call `publish`
 * after the commit.
 */
export async function hideAtOnce(
  deps: ActDeps,
  tx: Tx,
  what: HiddenAtOnce,
): Promise<{ readonly decision: Decision; readonly publish: () => void }> {
  const now = deps.clock.now();
  const decision = await recordDecision(
    tx,
    {
      ...what,
      clientId: null,
      act: 'hide',
      restricts: [],
      until: null,
      facts: '',
      words: '',
      foundByMachine: false,
      by: null,
      waits: false,
      reviews: null,
    },
    now,
  );
  const { publish } = await applyWithin(deps, tx, decision, now);
  return { decision, publish };
}
