import type { UserId } from '#platform/contract/ids.ts';
import { addDays, type Day } from '#platform/contract/time.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { book } from '#features/accounting/server/index.ts';
import { listTimes, listWithdrawn, updateTime } from './premium-repo.ts';
import { beginningBy, leftOf, linedUp, type PremiumTime, valueOfDays } from './premium-time.ts';

/**
 * Begins all days of a member up to and including a day, books their price as earned, and ends orders whose days are over. A day begins
 * once, however often this runs. Days of an order with a pending withdrawal do not begin, except those of `order`.
 */
export async function beginDays(tx: Tx, user: UserId, day: Day, now: Date, order?: number): Promise<void> {
  // Serializes the calls of each member. The balance is locked before the buyer, as everywhere.
  await lockBalance(tx, user);
  const due = (await listTimes(tx, user)).filter(({ endedAt, nextDay }) => endedAt === null && nextDay <= day);
  const withdrawn = await listWithdrawn(
    tx,
    due.map((time) => time.order),
  );
  for (const time of due) if (time.order === order || !withdrawn.includes(time.order)) await begin(tx, time, day, now);
}

async function begin(tx: Tx, time: PremiumTime, day: Day, now: Date): Promise<void> {
  const { order, currency, begun, nextDay } = time;
  const days = beginningBy(time, day);
  for (let n = 0; n < days; n += 1) {
    const { gross, vat } = valueOfDays(time, begun + n, begun + n + 1);
    await book(
      tx,
      {
        kind: 'premium_day',
        order,
        currency,
        // The key contains the date: a day that was given back and restored is booked as another day.
        key: `premium-day:${order}:${addDays(nextDay, n)}`,
        entries: [
          { account: 'deferred', order, amount: gross - vat },
          { account: 'earned', order, amount: vat - gross },
        ],
      },
      now,
    );
  }
  const later = { ...time, begun: begun + days, nextDay: addDays(nextDay, days) };
  const isOver = leftOf(later) === 0 && later.nextDay <= day;
  await updateTime(tx, { ...later, endedAt: isOver ? now : null });
}

/** Closes the gaps between a member's premium times, and sets when each begins. Call after any of them changed. */
export async function lineUp(tx: Tx, user: UserId, today: Day): Promise<void> {
  const times = await listTimes(tx, user);
  for (const time of linedUp(times, today))
    if (times.find(({ order }) => order === time.order)?.nextDay !== time.nextDay) await updateTime(tx, time);
}
