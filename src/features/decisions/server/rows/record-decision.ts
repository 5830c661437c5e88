import type { Tx } from '#platform/server/db/open-database.ts';
import { storeWithReceiptNumber } from '#features/safety/server/index.ts';
import { undoSeconds } from '../../contract/rules.ts';
import type { Decision, NewDecision } from './decision.ts';
import { insertDecision } from './decision-repo.ts';
import { insertItems } from './item-repo.ts';
import { statementOf } from './statement.ts';

/**
 * Stores a decision with all columns of the EU's statement of reasons. One of a person is due after the time for undoing it, or when a
 * second person has said yes. One by machine is due at once.
 */
export async function recordDecision(tx: Tx, decision: NewDecision, now: Date): Promise<Decision> {
  const due = decision.waits ? null : decision.by === null || decision.atOnce ? now : dueAt(now);
  const statement = statementOf(decision);
  const { stored } = await storeWithReceiptNumber('D', (number) => insertDecision(tx, decision, statement, { number, at: now, due }));
  await insertItems(tx, stored.id, decision.further ?? []);
  return stored;
}

/** When a decision made now is applied. */
const dueAt = (now: Date): Date => new Date(now.getTime() + undoSeconds * 1000);
