import { addDays, type Day } from '#platform/contract/time.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { BookEntry } from '#features/accounting/server/index.ts';
import type { OrderRow } from '../order/order-repo.ts';
import { lineUp } from './begin-days.ts';
import { insertTime, listTimes, updateTime } from './premium-repo.ts';
import { leftOf, type PremiumTime, valueOfDays } from './premium-time.ts';

export interface MovedDays {
  readonly days: number;
  /** Minor units, VAT included. */
  readonly amount: number;
  readonly entries: readonly BookEntry[];
}

const nothing: MovedDays = { days: 0, amount: 0, entries: [] };

/** A day after all other premium times; `lineUp` then sets the real one. */
const last = (today: Day): Day => addDays(today, 100_000);

/** Adds the premium time of an order with days, from tomorrow or after earlier purchases. The balance must be locked. */
export async function startPremium(tx: Tx, { id, userId, days, total, vatRate }: OrderRow, today: Day, now: Date): Promise<void> {
  const time = {
    order: id,
    user: userId,
    days,
    ...total,
    vatRate,
    begun: 0,
    taken: 0,
    nextDay: last(today),
    createdAt: now,
    endedAt: null,
  };
  await insertTime(tx, time);
  await lineUp(tx, userId, today);
}

/** An order's time, null when it gave none. */
export const timeOf = async (tx: Tx, { id, userId }: OrderRow): Promise<PremiumTime | null> =>
  (await listTimes(tx, userId)).find(({ order }) => order === id) ?? null;

/**
 * Takes up to this many of an order's last days that have not begun, and returns their book entries. With no day left its premium ends at
 * once, and later purchases move forward. Call `beginDays` first; the balance must be locked.
 */
export async function takeDays(tx: Tx, order: OrderRow, wanted: number, today: Day, now: Date): Promise<MovedDays> {
  const time = await timeOf(tx, order);
  const days = time === null ? 0 : Math.min(wanted, leftOf(time));
  if (time === null || days <= 0) return nothing;
  const stop = time.days - time.taken;
  const later = { ...time, taken: time.taken + days };
  await updateTime(tx, { ...later, endedAt: leftOf(later) === 0 ? now : time.endedAt });
  await lineUp(tx, order.userId, today);
  return moved(order, days, valueOfDays(time, stop - days, stop), 1);
}

/** The reverse of `takeDays`: the days come after everything else that was bought. */
export async function putBackDays(tx: Tx, order: OrderRow, wanted: number, today: Day): Promise<MovedDays> {
  const time = await timeOf(tx, order);
  const days = time === null ? 0 : Math.min(wanted, time.taken);
  if (time === null || days <= 0) return nothing;
  const stop = time.days - time.taken + days;
  const nextDay = time.endedAt === null && leftOf(time) > 0 ? time.nextDay : last(today);
  await updateTime(tx, { ...time, taken: time.taken - days, nextDay, endedAt: null });
  await lineUp(tx, order.userId, today);
  return moved(order, days, valueOfDays(time, stop - days, stop), -1);
}

const moved = (
  { id, country, vatRate }: OrderRow,
  days: number,
  { gross, vat }: { readonly gross: number; readonly vat: number },
  sign: 1 | -1,
): MovedDays => ({
  days,
  amount: gross,
  entries: [
    { account: 'deferred', order: id, amount: sign * (gross - vat) },
    { account: 'vat', order: id, country, vatRate, amount: sign * vat },
  ],
});
