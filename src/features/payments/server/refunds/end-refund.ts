import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { issueReversal } from '#features/invoices/server/index.ts';
import { book } from '../books/books-repo.ts';
import { putBackWithEntries } from '../books/lot-entries.ts';
import type { OrderRow } from '../orders/order-repo.ts';
import { giveBackDays } from '../premium/give-back-days.ts';
import { refreshPremium } from '../orders/refresh-premium.ts';
import { findOpenRefund, setRefundEnded } from './refund-repo.ts';

/** The provider paid a refund of a locked order, or could not; then the credits or days come back. False when it ended before. */
export async function endRefund(tx: Tx, order: OrderRow, id: string, state: 'done' | 'failed', now: Date): Promise<boolean> {
  const refund = await findOpenRefund(tx, order.id, id);
  if (refund === null) return false;
  await setRefundEnded(tx, id, state, now);
  const { amount, currency } = refund.amount;
  const base = { order: order.id, currency } as const;
  if (state === 'done') {
    // The balance before the invoices, as a chargeback does that reverses several.
    await lockBalance(tx, order.userId);
    const entries = [
      { account: 'refunds', order: order.id, amount },
      { account: 'clearing', order: order.id, provider: order.provider, amount: -amount },
    ] as const;
    await book(tx, { ...base, kind: 'refund_paid', key: `refund-paid:${id}`, entries }, now);
    await issueReversal(tx, { order: order.id, refund: id, amount }, now);
    return true;
  }
  if (refund.credits + refund.days === 0) return true;
  const key = `refund-failed:${id}`;
  const back =
    refund.days > 0
      ? await giveBackDays(tx, order, refund.days, now)
      : await putBackWithEntries(tx, { order, credits: refund.credits, kind: 'refund', key }, now);
  const entries = [
    ...back.entries,
    { account: 'refunds', order: order.id, amount } as const,
    { account: 'rounding', order: order.id, amount: back.amount - amount } as const,
  ];
  await book(tx, { ...base, kind: 'refund_failed', key, entries }, now);
  await refreshPremium(tx, order.userId);
  return true;
}
