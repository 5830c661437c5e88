import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { issueReversal, reissueInvoice } from '#features/invoices/server/index.ts';
import { refundTransitions } from '../../contract/refund.ts';
import { book, type BookEntry, isItem, putBackWithEntries } from '#features/accounting/server/index.ts';
import type { OrderRow } from '../order/order-repo.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { giveBackDays } from '../premium/give-back-days.ts';
import { findRefund, type RefundRow, setRefundEnded } from './refund-repo.ts';

/**
 * The provider paid a refund of a locked order, or could not, or got it back later from the buyer's bank: then the credits or days
 * come back. False when nothing changes.
 */
export async function endRefund(tx: Tx, order: OrderRow, id: string, state: 'done' | 'failed', now: Date): Promise<boolean> {
  const refund = await findRefund(tx, order.id, id);
  if (refund === null || !refundTransitions[refund.state].includes(state)) return false;
  // What our bank has paid does not come back through the provider: it says late, or again, that it could not.
  if (state === 'failed' && refund.state === 'done' && (await isItem(tx, { provider: order.provider, item: itemByHand(id) }))) return false;
  if (state === 'failed') {
    await setRefundEnded(tx, id, state, now);
    await takeBack(tx, order, refund, now);
    return true;
  }
  // The balance before the invoices, as a chargeback does that reverses several.
  await lockBalance(tx, order.userId);
  await payOut(tx, order, refund, now);
  return true;
}

/** The name, among what was paid out, of a refund that the operator has paid by a transfer. */
export const itemByHand = (refund: string): string => `by-hand:refund:${refund}`;

/** What is kept of an order also when its buyer is gone. */
export type RefundedOrder = Pick<OrderRow, 'id' | 'country' | 'vatRate' | 'provider'>;

/** A refund that is on its way, or failed and is still owed, was paid. */
export async function payOut(tx: Tx, order: RefundedOrder, refund: RefundRow, now: Date): Promise<void> {
  await setRefundEnded(tx, refund.id, 'done', now);
  const { amount, currency } = refund.amount;
  // One that failed may have been paid before that.
  const id = refund.state === 'failed' ? `${refund.id}:again` : refund.id;
  const entries = [...waiting(order, refund), { account: 'clearing', order: order.id, provider: order.provider, amount: -amount }] as const;
  await book(tx, { kind: 'refund_paid', order: order.id, currency, key: `refund-paid:${id}`, entries }, now);
  await issueReversal(tx, { order: order.id, refund: refund.id, amount }, now);
}

/** The money is still where it was before the refund, or there again. */
async function takeBack(tx: Tx, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { id, credits, days, goodwill, state } = refund;
  const { amount, currency } = refund.amount;
  // Without credits or days there is nothing else to give: the money is still owed to the buyer.
  const isOwed = credits + days + goodwill === 0;
  if (isOwed && state === 'requested') return;
  const key = `refund-failed:${id}`;
  const source: BookEntry[] =
    state === 'done' ? [{ account: 'clearing', order: order.id, provider: order.provider, amount }] : waiting(order, refund);
  const entries = isOwed ? [{ account: 'refunds', order: order.id, amount: -amount } as const] : await putBack(tx, order, refund, key, now);
  await book(tx, { kind: 'refund_failed', order: order.id, currency, key, entries: [...source, ...entries] }, now);
  await refreshPremium(tx, order.userId);
  await reissueInvoice(tx, { order: order.id, refund: id, credits, days }, now);
}

/** What is booked of a refund while it is on its way, and ends with that: what was taken back, and the VAT in it. */
function waiting({ id, country, vatRate }: RefundedOrder, { amount: { amount }, vat }: RefundRow): BookEntry[] {
  if (vat === 0) return [{ account: 'refunds', order: id, amount }];
  return [
    { account: 'returning', order: id, amount: amount - vat },
    { account: 'vat', order: id, country, vatRate, amount: vat },
  ];
}

async function putBack(
  tx: Tx,
  order: OrderRow,
  { credits, days, amount, goodwill }: RefundRow,
  key: string,
  now: Date,
): Promise<BookEntry[]> {
  const back =
    days > 0 ? await giveBackDays(tx, order, days, now) : await putBackWithEntries(tx, { order, credits, kind: 'refund', key }, now);
  return [
    ...back.entries,
    { account: 'goodwill', order: order.id, amount: -goodwill },
    { account: 'rounding', order: order.id, amount: back.amount + goodwill - amount.amount },
  ];
}
