import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { issueReversal, reissueInvoice } from '#features/invoices/server/index.ts';
import { refundTransitions } from '../../contract/refund.ts';
import { book, type BookEntry, isItem, putBackWithEntries } from '#features/accounting/server/index.ts';
import type { OrderRow } from '../order/order-repo.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { giveBackDays } from '../premium/give-back-days.ts';
import { findRefund, isOfBlockedCard, type RefundRow, setRefundEnded, setRefundOwed } from './refund-repo.ts';

/**
 * Ends a refund of a locked order as the provider reports: it was paid, it failed, or the buyer's bank returned it later. In the latter
 * two cases the credits or days come back. False when nothing changes.
 */
export async function endRefund(tx: Tx, order: OrderRow, id: string, state: 'done' | 'failed', now: Date): Promise<boolean> {
  const refund = await findRefund(tx, order.id, id);
  if (refund === null || !refundTransitions[refund.state].includes(state)) return false;
  // The operator has paid it by a transfer, so the provider's late or repeated report of a failure changes nothing.
  if (state === 'failed' && refund.state === 'done' && (await isItem(tx, { provider: order.provider, item: itemByHand(id) }))) return false;
  if (state === 'failed') {
    await setRefundEnded(tx, id, state, now);
    await takeBack(tx, order, refund, now);
    return true;
  }
  // Locks the balance before the invoices, as a chargeback does that reverses several.
  await lockBalance(tx, order.userId);
  await payOut(tx, order, refund, now);
  return true;
}

/** The name that a refund paid by the operator's transfer has among the payout items. */
export const itemByHand = (refund: string): string => `by-hand:refund:${refund}`;

/** The fields of an order that are kept even when its buyer is gone. */
export type RefundedOrder = Pick<OrderRow, 'id' | 'country' | 'vatRate' | 'provider'>;

/** Marks a refund as paid that was pending, or that had failed and is still owed. */
export async function payOut(tx: Tx, order: RefundedOrder, refund: RefundRow, now: Date): Promise<void> {
  await setRefundEnded(tx, refund.id, 'done', now);
  const { amount, currency } = refund.amount;
  // A refund that failed may have been booked as paid before it failed.
  const id = refund.state === 'failed' ? `${refund.id}:again` : refund.id;
  const entries = [...waiting(order, refund), { account: 'clearing', order: order.id, provider: order.provider, amount: -amount }] as const;
  await book(tx, { kind: 'refund_paid', order: order.id, currency, key: `refund-paid:${id}`, entries }, now);
  await issueReversal(tx, { order: order.id, refund: refund.id, amount }, now);
}

/** The money never left, or came back: reverses the refund. */
async function takeBack(tx: Tx, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { id, credits, days, goodwill, state } = refund;
  const { amount, currency } = refund.amount;
  // Without credits or days there is nothing to give back: we still owe the buyer the money.
  const isOwed = credits + days + goodwill === 0;
  if (isOwed && state === 'requested') return;
  if (credits + days > 0 && (await isOfBlockedCard(tx, order.id))) return oweMoney(tx, order, refund, now);
  const key = `refund-failed:${id}`;
  const source: BookEntry[] =
    state === 'done' ? [{ account: 'clearing', order: order.id, provider: order.provider, amount }] : waiting(order, refund);
  const entries = isOwed ? [{ account: 'refunds', order: order.id, amount: -amount } as const] : await putBack(tx, order, refund, key, now);
  await book(tx, { kind: 'refund_failed', order: order.id, currency, key, entries: [...source, ...entries] }, now);
  await refreshPremium(tx, order.userId);
  await reissueInvoice(tx, { order: order.id, refund: id, credits, days }, now);
}

/**
 * An order that was paid with a blocked card gives no credits or days back: they would go to a fraud. The money for them is still owed,
 * goodwill is not. VAT that was corrected when the refund was paid stays corrected, as does the reversed invoice.
 */
async function oweMoney(
  tx: Tx,
  order: OrderRow,
  { id, amount: { amount, currency }, goodwill, state, vat }: RefundRow,
  now: Date,
): Promise<void> {
  await setRefundOwed(tx, id, { amount: amount - goodwill, vat: state === 'done' ? 0 : vat });
  if (state === 'requested') return;
  const entries: BookEntry[] = [
    { account: 'clearing', order: order.id, provider: order.provider, amount },
    { account: 'goodwill', order: order.id, amount: -goodwill },
    { account: 'refunds', order: order.id, amount: goodwill - amount },
  ];
  await book(tx, { kind: 'refund_failed', order: order.id, currency, key: `refund-failed:${id}`, entries }, now);
}

/** Ends the entries that are booked while a refund is pending: the amount taken back, and its VAT. */
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
