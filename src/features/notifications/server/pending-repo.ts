import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { isToldType, type ToldType } from './told-types.ts';

/** Somebody may be told something then, if it is still unseen. */
export interface Expectation {
  readonly user: UserId;
  readonly type: ToldType;
  readonly due: Date;
}

/** Of two expectations of one kind the earlier stays. Returns what holds now; whoever is gone expects nothing. */
export async function insertExpectations(db: Db | Tx, expected: readonly Expectation[]): Promise<Expectation[]> {
  if (expected.length === 0) return [];
  // In one order everywhere, so that no two processes wait for each other.
  const sorted = expected.toSorted((a, b) => a.user - b.user || a.type.localeCompare(b.type));
  const { rows } = await sql<{ user_id: number; type: string; due_at: Date }>`
    INSERT INTO pending_notifications AS p (user_id, type, due_at)
    SELECT u.id, e.type, e.due_at
    FROM unnest(${sorted.map(({ user }) => user)}::bigint[], ${sorted.map(({ type }) => type)}::text[], ${sorted.map(({ due }) => due)}::timestamptz[])
      WITH ORDINALITY AS e (user_id, type, due_at, place) JOIN users u ON u.id = e.user_id
    ORDER BY e.place
    ON CONFLICT (user_id, type) DO UPDATE SET due_at = least(p.due_at, excluded.due_at)
    RETURNING user_id, type, due_at`.execute(db);
  return rows.flatMap(({ user_id, type, due_at }) => (isToldType(type) ? [{ user: userId(user_id), type, due: due_at }] : []));
}

/** In place of what was expected of this kind. */
export async function replaceExpectation(tx: Tx, { user, type, due }: Expectation): Promise<void> {
  await tx
    .insertInto('pending_notifications')
    .values({ user_id: user, type, due_at: due })
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet({ due_at: due }))
    .execute();
}

/** Takes the longest due ones out of the queue; those that another transaction takes are left to it. */
export async function takeDue(tx: Tx, now: Date, most: number): Promise<{ readonly user: UserId; readonly type: string }[]> {
  const { rows } = await sql<{ user_id: number; type: string }>`
    WITH due AS (
      SELECT user_id, type FROM pending_notifications WHERE due_at <= ${now} ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    DELETE FROM pending_notifications p USING due WHERE p.user_id = due.user_id AND p.type = due.type
    RETURNING p.user_id, p.type`.execute(tx);
  return rows.map(({ user_id, type }) => ({ user: userId(user_id), type }));
}
