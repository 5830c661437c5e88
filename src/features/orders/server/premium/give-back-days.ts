import type { Tx } from '#platform/server/db/open-database.ts';
import type { OrderRow } from '../order/order-repo.ts';
import { beginDays } from './begin-days.ts';
import { type MovedDays, putBackDays, takeDays, timeOf } from './time-entries.ts';
import { leftOf, type PremiumTime, valueOfDays } from './premium-time.ts';
import { todayOf } from './today-of.ts';

/** A refund or chargeback of some days was undone: gives the days back to the member. */
export async function giveBackDays(tx: Tx, order: OrderRow, days: number, now: Date): Promise<MovedDays> {
  const today = await todayOf(tx, order.userId, now);
  await beginDays(tx, order.userId, today, now);
  return putBackDays(tx, order, days, today);
}

/** The bank took money back: takes as many days of the order as that money covers, rounded down. */
export async function takeDaysWorth(tx: Tx, order: OrderRow, limit: number, now: Date): Promise<MovedDays> {
  if (order.days === 0) return { days: 0, amount: 0, entries: [] };
  const today = await todayOf(tx, order.userId, now);
  await beginDays(tx, order.userId, today, now, order.id);
  const time = await timeOf(tx, order);
  return takeDays(tx, order, time === null ? 0 : daysWorth(time, limit), today, now);
}

function daysWorth(time: PremiumTime, limit: number): number {
  const stop = time.days - time.taken;
  let days = leftOf(time);
  while (days > 0 && valueOfDays(time, stop - days, stop).gross > limit) days -= 1;
  return days;
}
