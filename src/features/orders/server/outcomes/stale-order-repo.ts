import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import { type OrderRow, selectOrders, toOrder } from '../order/order-repo.ts';

interface Stale {
  readonly now: Date;
  /** Milliseconds without news after which an order is looked up first; each time after that waits for half the order's age. */
  readonly after: number;
  /** Older orders are not looked up any more … */
  readonly oldest: Date;
  /** … but unpaid ones are listed once they are as old as this. */
  readonly abandoned: Date;
}

/** Open orders whose provider must be asked, by number, after `last`. */
export async function listStaleOrders(db: Db, { now, after, oldest, abandoned }: Stale, last: number, limit: number): Promise<OrderRow[]> {
  const due = sql<boolean>`orders.checked_at + greatest(${after} * interval '1 millisecond', (orders.checked_at - orders.created_at) / 2) < ${now}`;
  const rows = await selectOrders(db)
    .where('orders.state', 'in', ['loading', 'pending'])
    .where('orders.id', '>', last)
    .where(({ and, eb, or }) =>
      or([
        and([due, eb('orders.created_at', '>', oldest)]),
        and([eb('orders.state', '=', 'loading'), eb('orders.created_at', '<=', abandoned)]),
      ]),
    )
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

interface Failed {
  readonly now: Date;
  /** Milliseconds after the failure; an order is looked up once more at each of these times. */
  readonly steps: readonly number[];
  /** Orders that failed before this time are not looked up any more, even when their provider could not be reached. */
  readonly oldest: Date;
}

/** Failed orders that have passed one of the steps since their provider was last asked, by number, after `last`. */
export async function listFailedOrders(db: Db, { now, steps, oldest }: Failed, last: number, limit: number): Promise<OrderRow[]> {
  const due = sql<boolean>`EXISTS (
    SELECT FROM unnest(${steps}::bigint[]) AS step, LATERAL (SELECT orders.failed_at + step * interval '1 millisecond' AS at) AS retry
    WHERE retry.at <= ${now} AND orders.checked_at < retry.at)`;
  const rows = await selectOrders(db)
    .where('orders.state', '=', 'failed')
    .where('orders.failed_at', '>', oldest)
    .where('orders.id', '>', last)
    .where(due)
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}
