import { addDays, type Day, dayIn } from '#platform/contract/time.ts';
import { endOfPeriod } from '#platform/contract/working-days.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { lotsOf } from '#features/credits/server/index.ts';
import { findReturnableUntil } from '#features/invoices/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import type { RefundOffer } from '../../contract/refund.ts';
import { vatOf } from '#features/accounting/server/index.ts';
import type { OrderRow } from '../order/order-repo.ts';
import { listTimes } from '../premium/premium-repo.ts';
import { findLastFailure } from './refund-repo.ts';
import { beginningBy, leftOf, valueOfDays } from '../premium/premium-time.ts';

/**
 * Days after the last day shown in which a declaration is still accepted: it counts when it was sent in time, and other countries have
 * other holidays.
 */
export const graceDays = 4;

/** Until when a refund is possible: the last day shown, some days after it, or as long as something is left. */
export type RefundTime = 'shown' | 'grace' | 'always';

/**
 * The refund that the buyer would get for an order now: the price of its remaining credits or days. Null when its time is over, nothing
 * is left, or nothing was paid.
 */
export async function refundOffer(
  db: Db | Tx,
  order: OrderRow,
  site: Pick<Site, 'settings' | 'timeZone'>,
  now: Date,
  time: RefundTime = 'shown',
): Promise<RefundOffer | null> {
  if (order.state !== 'completed' || order.completedAt === null) return null;
  // A buyer whose refund failed has the full time again.
  const failedAt = await findLastFailure(db, order.id);
  const byNow = endOfPeriod(addDays(dayIn(site.timeZone, failedAt ?? order.completedAt), site.settings.refund_days));
  // If the operator has shortened the time since, the buyer keeps the date that the invoice names.
  const promised = await findReturnableUntil(db, order.id);
  const until = promised !== null && promised > byNow ? promised : byNow;
  const last = time === 'grace' ? addDays(until, graceDays) : until;
  if (time !== 'always' && dayIn(site.timeZone, now) > last) return null;
  if (order.days > 0) return daysOffer(db, order, until, dayIn(site.timeZone, now));
  const lot = (await lotsOf(db, order.userId)).find((candidate) => candidate.order === order.id);
  if (!lot || lot.leftAmount === 0) return null;
  const end = lot.credits - lot.taken;
  const money = (amount: number) => ({ amount, currency: lot.currency });
  return {
    until,
    credits: lot.credits,
    left: lot.left,
    spent: end - lot.left,
    days: null,
    paid: money(lot.amount),
    amount: money(lot.leftAmount),
    vat: { rate: lot.vatRate, amount: vatOf(lot, end - lot.left, end) },
  };
}

/** The refund of an order of days: days that have begun are used. */
async function daysOffer(db: Db | Tx, { id, userId, total, vatRate }: OrderRow, until: Day, today: Day): Promise<RefundOffer | null> {
  const time = (await listTimes(db, userId)).find(({ order }) => order === id);
  if (!time) return null;
  const left = leftOf(time) - beginningBy(time, today);
  const stop = time.days - time.taken;
  const { gross, vat } = valueOfDays(time, stop - left, stop);
  if (gross === 0) return null;
  return {
    until,
    credits: 0,
    left: 0,
    spent: 0,
    days: { bought: time.days, left },
    paid: total,
    amount: { ...total, amount: gross },
    vat: { rate: vatRate, amount: vat },
  };
}
