import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';

/**
 * Orders of banned members whose bought credits are to be paid out: the ban stands, was applied by then, and no appeal against it is open.
 * Not those whose payment is disputed or has not arrived, nor those with a refund on its way, or one that failed since the ban and waits
 * for a person.
 */
export async function listPayable(db: Db, appliedUpTo: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ order: number }>`
    SELECT o.id AS "order" FROM users u
      JOIN decisions d ON d.number = u.closed_by AND d.act IN ('ban_rule', 'ban_fraud') AND d.reversed_by IS NULL AND d.applied_at <= ${appliedUpTo}
      JOIN orders o ON o.user_id = u.id AND o.state = 'completed' AND o.amount > 0
      JOIN lots_left l ON l.order_id = o.id AND l.credits_left > 0
      LEFT JOIN direct_debits b ON b.order_id = o.id
    WHERE u.status IN ('banned', 'held')
      AND NOT EXISTS (SELECT FROM cases c WHERE c.appeal_of = d.id AND c.appealed_by = 'member' AND c.state IN ('open', 'held_for_second'))
      AND NOT EXISTS (SELECT FROM decisions a WHERE a.reviews = d.id AND a.act = 'restore' AND a.applied_at IS NULL AND a.withdrawn_at IS NULL)
      AND NOT EXISTS (SELECT FROM chargebacks c WHERE c.order_id = o.id AND c.state = 'open')
      AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id
        AND (r.state = 'requested' OR (r.state = 'failed' AND r.created_at > d.applied_at)))
      AND (b.order_id IS NULL OR b.collected_at IS NOT NULL)
    ORDER BY o.id LIMIT ${limit}`.execute(db);
  return rows.map(({ order }) => order);
}
