import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance, lotsOf } from '#features/credits/server/index.ts';
import { issueReversal } from '#features/invoices/server/index.ts';
import { book, takeWithEntries, vatIn } from '#features/accounting/server/index.ts';
import { creditsWorth } from './credits-worth.ts';
import type { OrderRow } from '../order/order-repo.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { takeDaysWorth } from '../premium/give-back-days.ts';
import type { PaymentEvent } from '#features/payment-providers/server/index.ts';
import { endRefund, payOut } from './end-refund.ts';
import { findUnpaidRefund } from './owed-refund-repo.ts';
import { findRefundOfProvider, insertRefund, setRefundOfProvider } from './refund-repo.ts';

/** The provider's name for a refund that did not start here. */
const nameOf = ({ id, details }: PaymentEvent): string => details.provider_refund ?? id;

/**
 * Somebody refunded money of a locked order on the provider's own pages. If a refund of this sum is owed and the provider does not pay
 * it, this is that refund; otherwise the buyer would get it twice. Else takes as many of the order's credits or days as the money covers;
 * the rest is goodwill, whose VAT stays. False when it was booked before.
 */
export async function receiveForeignRefund(tx: Tx, order: OrderRow, event: PaymentEvent, amount: number, now: Date): Promise<boolean> {
  if ((await findRefundOfProvider(tx, order.id, nameOf(event))) !== null) return false;
  await lockBalance(tx, order.userId);
  const owed = await findUnpaidRefund(tx, order.id, { ...order.total, amount });
  if (owed !== null) {
    await setRefundOfProvider(tx, owed.id, nameOf(event));
    await payOut(tx, order, owed, now);
    return true;
  }
  const id = randomUUID();
  const time = await takeDaysWorth(tx, order, amount, now);
  const lot = (await lotsOf(tx, order.userId)).find((one) => one.order === order.id);
  const credits = lot === undefined ? 0 : creditsWorth(lot, amount);
  const taken = await takeWithEntries(tx, { order, credits, kind: 'refund', key: `refund:${id}` }, now);
  const worth = time.amount + taken.amount;
  const goodwill = amount - worth;
  const entries = [...time.entries, ...taken.entries];
  const { currency } = order.total;
  const refund = {
    id,
    order: order.id,
    credits: taken.credits,
    days: time.days,
    amount: { amount, currency },
    vat: vatIn(entries),
    goodwill,
    state: 'done',
    createdAt: now,
  } as const;
  await insertRefund(tx, refund, randomUUID(), { cause: 'staff', providerRefund: nameOf(event) });
  const moved = [
    ...entries,
    { account: 'goodwill', order: order.id, amount: goodwill },
    { account: 'clearing', order: order.id, provider: order.provider, amount: -amount },
  ] as const;
  await book(tx, { kind: 'refund_paid', order: order.id, currency, key: `refund-paid:${id}`, entries: moved }, now);
  await refreshPremium(tx, order.userId);
  if (worth > 0) await issueReversal(tx, { order: order.id, refund: id, amount: worth }, now);
  return true;
}

/** Such a refund came back to us. False when nothing changes. */
export async function endForeignRefund(tx: Tx, order: OrderRow, event: PaymentEvent, now: Date): Promise<boolean> {
  const refund = await findRefundOfProvider(tx, order.id, nameOf(event));
  return refund !== null && (await endRefund(tx, order, refund.id, 'failed', now));
}
