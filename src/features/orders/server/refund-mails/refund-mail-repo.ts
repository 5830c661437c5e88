import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { RefundCause } from '../refunds/refund-repo.ts';

export interface RefundToMail {
  readonly state: 'done' | 'failed';
  readonly amount: number;
  readonly currency: string;
  readonly ended_at: Date;
  /** Null for refunds of an older release. */
  readonly cause: RefundCause | null;
  /** The words of staff. */
  readonly reason: string | null;
  /** Without credits and days the company still owes the money of a refund that failed. */
  readonly gives_back: boolean;
}

/** Refunds that have ended and whose buyers were not told yet, after a given refund. */
export async function listToMail(db: Db, after: string | null, limit: number): Promise<{ id: string; order: number }[]> {
  const { rows } = await sql<{ id: string; order: number }>`
    SELECT id, order_id AS "order" FROM refunds
    WHERE state <> 'requested' AND mailed_state IS DISTINCT FROM state AND (${after}::uuid IS NULL OR id > ${after}::uuid)
    ORDER BY id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Marks a refund of a locked order as told. Null when it was told already. */
export async function setRefundMailed(tx: Tx, id: string): Promise<RefundToMail | null> {
  const { rows } = await sql<RefundToMail>`
    UPDATE refunds SET mailed_state = state
    WHERE id = ${id} AND state <> 'requested' AND mailed_state IS DISTINCT FROM state
    RETURNING state, amount, currency, coalesce(ended_at, created_at) AS ended_at, cause, reason,
      credits + days + goodwill > 0 AS gives_back`.execute(tx);
  return rows[0] ?? null;
}
