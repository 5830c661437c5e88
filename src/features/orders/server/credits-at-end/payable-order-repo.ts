import { sql } from 'kysely';
import type { Money } from '#platform/contract/money.ts';
import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface LeftOrder {
  readonly order: number;
  /** Null only while the account is not deleted. */
  readonly deletedAt: Date | null;
  /** The bank was told to collect the payment, and has not confirmed yet that it did. */
  readonly isComing: boolean;
  /** When a refund by its method failed since the account was deleted; earlier failures do not count. */
  readonly failedAt: Date | null;
}

/** SQL: whether the bank has taken the whole payment of an order back. What is left of a part that it took is still the buyer's. */
const isChargedBack = sql<boolean>`EXISTS (SELECT FROM chargebacks c WHERE c.order_id = o.id AND c.state = 'open' AND c.amount >= o.amount)`;

/** Orders of a deleted account that have bought credits left and whose payment the bank has not taken back. */
export async function listLeft(db: Db | Tx, user: UserId): Promise<LeftOrder[]> {
  const { rows } = await sql<LeftOrder>`
    SELECT o.id AS "order", u.deleted_at AS "deletedAt", d.order_id IS NOT NULL AS "isComing",
      (SELECT max(r.ended_at) FROM refunds r WHERE r.order_id = o.id AND r.state = 'failed' AND r.created_at > u.deleted_at) AS "failedAt"
    FROM orders o
    JOIN users u ON u.id = o.user_id
    JOIN lots_left l ON l.order_id = o.id
    LEFT JOIN direct_debits d ON d.order_id = o.id AND d.collected_at IS NULL
    WHERE o.user_id = ${user} AND l.user_id = ${user} AND u.status = 'deleted' AND o.state = 'completed' AND o.amount > 0
      AND l.credits_left > 0 AND NOT ${isChargedBack}
      AND (d.order_id IS NULL OR d.file_id IS NOT NULL)
    ORDER BY o.id`.execute(db);
  return rows;
}

/** Whether a refund is pending, or its buyer is still to be told how it ended. */
export async function hasRefundOnItsWay(db: Db, user: UserId, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select('refunds.id')
    .where('orders.user_id', '=', user)
    .where('refunds.created_at', '>', since)
    .where(({ eb, or, ref }) =>
      or([eb('refunds.state', '=', 'requested'), eb('refunds.mailed_state', 'is distinct from', ref('refunds.state'))]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface UnpayableOrder {
  readonly user: UserId;
  readonly site: SiteId;
  readonly order: number;
  readonly provider: string;
  readonly email: string;
  readonly amount: Money;
}

/**
 * The last failed refund of each order since its account was deleted, where credits are left; part of it may have been paid since.
 *
 * @param sites Null: all.
 */
export async function listFailedAtEnd(db: Db, sites: readonly SiteId[] | null, limit: number): Promise<UnpayableOrder[]> {
  const { rows } = await sql<{
    user: number;
    site: number;
    order: number;
    provider: string;
    email: string;
    amount: number;
    currency: string;
  }>`
    SELECT u.id AS "user", u.site_id AS site, o.id AS "order", o.provider, u.email, r.amount, r.currency
    FROM users u
    JOIN orders o ON o.user_id = u.id
    JOIN LATERAL (
      SELECT f.amount, f.currency, f.ended_at FROM refunds f
      WHERE f.order_id = o.id AND f.state = 'failed' AND f.created_at > u.deleted_at AND f.credits > 0
      ORDER BY f.ended_at DESC LIMIT 1) r ON true
    WHERE u.status = 'deleted' AND (${sites}::int[] IS NULL OR u.site_id = ANY(${sites}::int[]))
      -- What has been paid since must not fill the page.
      AND EXISTS (SELECT FROM lots_left l WHERE l.user_id = u.id AND l.order_id = o.id AND l.credits_left > 0)
      AND NOT ${isChargedBack}
    -- What may have to wait for the end of a dispute must not fill it either.
    ORDER BY EXISTS (SELECT FROM chargebacks c WHERE c.order_id = o.id AND c.state = 'open'), r.ended_at, o.id LIMIT ${limit}`.execute(db);
  return rows.map(({ user, site, amount, currency, ...row }) => ({
    ...row,
    user: userId(user),
    site: siteId(site),
    amount: { amount, currency },
  }));
}
