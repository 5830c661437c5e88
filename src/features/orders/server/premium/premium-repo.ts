import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { siteId, userId } from '#platform/contract/ids.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { PremiumTime } from './premium-time.ts';

/** A member's premium times, in the order in which they are used. */
export async function listTimes(db: Db | Tx, user: UserId): Promise<PremiumTime[]> {
  const rows = await db
    .selectFrom('premium_periods')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('next_day')
    .orderBy('order_id')
    .execute();
  return rows.map((row) => {
    if (!isDay(row.next_day)) throw new Error(`premium of order ${row.order_id} begins on ${row.next_day}`);
    return {
      order: row.order_id,
      user: userId(row.user_id),
      days: row.days,
      amount: row.amount,
      currency: row.currency,
      vatRate: row.vat_rate,
      begun: row.begun,
      taken: row.taken,
      nextDay: row.next_day,
      createdAt: row.created_at,
      endedAt: row.ended_at,
    };
  });
}

/** At most once per order. */
export async function insertTime(tx: Tx, time: PremiumTime): Promise<void> {
  const { order, user, days, amount, currency, vatRate, nextDay, createdAt } = time;
  await tx
    .insertInto('premium_periods')
    .values({ order_id: order, user_id: user, days, amount, currency, vat_rate: vatRate, next_day: nextDay, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateTime(tx: Tx, { order, begun, taken, nextDay, endedAt }: PremiumTime): Promise<void> {
  await tx
    .updateTable('premium_periods')
    .set({ begun, taken, next_day: nextDay, ended_at: endedAt })
    .where('order_id', '=', order)
    .execute();
}

/** Whether premium for some days is active, or waits for earlier purchases to end. */
export async function hasOpenTime(tx: Tx, user: UserId): Promise<boolean> {
  const row = await tx
    .selectFrom('premium_periods')
    .select('order_id')
    .where('user_id', '=', user)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these orders, those with a withdrawal that is not carried out yet: none of their days begins meanwhile. */
export async function listWithdrawn(tx: Tx, orders: readonly number[]): Promise<number[]> {
  if (orders.length === 0) return [];
  const rows = await tx
    .selectFrom('withdrawals')
    .select('order_id')
    .where('order_id', 'in', orders)
    .where('outcome', 'is', null)
    .where(({ eb, or }) => or([eb('ends', 'is', null), eb('ends', '=', 'at_once')]))
    .execute();
  return rows.flatMap(({ order_id }) => order_id ?? []);
}

export interface DueMember {
  readonly user: UserId;
  readonly site: SiteId;
}

/** Members whose next day may have begun in any time zone; `after`: the last member of the previous page. */
export async function listDueMembers(db: Db, day: Day, after: number, limit: number): Promise<DueMember[]> {
  const rows = await db
    .selectFrom('premium_periods')
    .innerJoin('users', 'users.id', 'premium_periods.user_id')
    .select(['users.id', 'users.site_id'])
    .distinct()
    .where('premium_periods.ended_at', 'is', null)
    .where('premium_periods.next_day', '<=', day)
    .where('users.id', '>', after)
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, site_id }) => ({ user: userId(id), site: siteId(site_id) }));
}

/** Whether the buyer still has a completed purchase, other than days of premium, that was neither refunded nor charged back. */
export async function hasKeptPurchase(tx: Tx, user: number): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', user)
    .where('state', '=', 'completed')
    .where('pays_debt_of', 'is', null)
    .where('days', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.order_id', '=', 'orders.id')
            // One that failed gives the purchase back, unless only its money is owed.
            .where(({ and, eb, or }) =>
              or([
                eb('refunds.state', '<>', 'failed'),
                and([eb('refunds.credits', '=', 0), eb('refunds.days', '=', 0), eb('refunds.goodwill', '=', 0)]),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chargebacks')
            .select('chargebacks.order_id')
            .whereRef('chargebacks.order_id', '=', 'orders.id')
            .where('chargebacks.state', '=', 'open'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
