import type { StaffId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Decision } from './decision.ts';
import { findDecision } from './decision-repo.ts';

/** Decisions that one request for a second yes is about. */
export async function setApproval(tx: Tx, ids: readonly number[], approval: number): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ approval_id: approval })
    .where('id', 'in', [...ids])
    .execute();
}

/** Those of a request, locked: what waits, and the suspension that holds meanwhile. */
export async function lockAsked(tx: Tx, approval: number): Promise<Decision[]> {
  const rows = await tx
    .selectFrom('decisions')
    .select('id')
    .where('approval_id', '=', approval)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found: Decision[] = [];
  for (const { id } of rows) found.push(...[await findDecision(tx, id)].filter((one) => one !== null));
  return found;
}

/** A second person has agreed: it is due. */
export async function approveAsked(tx: Tx, ids: readonly number[], by: StaffId, now: Date): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ approved_by: by, due_at: now, starts_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

export async function findApproval(tx: Tx, decision: number): Promise<{ readonly id: number; readonly hash: string } | null> {
  const row = await tx
    .selectFrom('decisions')
    .innerJoin('approvals', 'approvals.id', 'decisions.approval_id')
    .select(['approvals.id', 'approvals.hash'])
    .where('decisions.id', '=', decision)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a decision that has been applied before its time. Its standing is to be refreshed. */
export async function endNow(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('decisions').set({ ends_at: now }).where('id', '=', id).execute();
}
