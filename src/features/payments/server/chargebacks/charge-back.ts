import type { Tx } from '#platform/server/db/open-database.ts';
import { valueOf } from '#features/credits/contract/lot-value.ts';
import { type Lot, lotsOf } from '#features/credits/server/index.ts';
import { issueReversal, reissueInvoice } from '#features/invoices/server/index.ts';
import { book, type BookEntry } from '../books/books-repo.ts';
import { putBackWithEntries, takeWithEntries } from '../books/lot-entries.ts';
import { findOrderIn, type OrderRow } from '../orders/order-repo.ts';
import { startMoneyBack } from '../refunds/start-money-back.ts';
import { refreshFreeze } from '../dues/refresh-freeze.ts';
import { refreshPremium } from '../orders/refresh-premium.ts';
import { giveBackDays, takeDaysWorth } from '../premium/give-back-days.ts';
import { insertChargeback, insertTakes, listTakes, lockChargeback, setReversed } from './chargeback-repo.ts';

/**
 * The bank took a locked order's payment back. What is left of its credits or days goes, then other bought credits up to the same
 * value; what was spent already is owed in money. False when it was booked before.
 */
export async function chargeBack(tx: Tx, order: OrderRow, amount: number, now: Date): Promise<boolean> {
  if ((await lockChargeback(tx, order.id)) !== null) return false;
  const entries: BookEntry[] = [{ account: 'clearing', order: order.id, provider: order.provider, amount: -amount }];
  const takes: Take[] = [];
  let open = amount;
  const time = await takeDaysWorth(tx, order, open, now);
  if (time.days > 0) {
    open -= time.amount;
    entries.push(...time.entries);
    takes.push({ order: order.id, credits: 0, days: time.days, amount: time.amount });
  }
  for (const lot of await lotsToTake(tx, order)) {
    const source = await findOrderIn(tx, lot.order);
    const credits = creditsWorth(lot, open);
    if (source === null || credits === 0) continue;
    const key = `chargeback:${order.id}:${lot.order}`;
    const taken = await takeWithEntries(tx, { order: source, credits, kind: 'chargeback', key }, now);
    if (taken.credits === 0) continue;
    open -= taken.amount;
    entries.push(...taken.entries);
    takes.push({ order: lot.order, credits: taken.credits, days: 0, amount: taken.amount });
  }
  entries.push({ account: 'receivables', order: order.id, amount: open });
  await insertChargeback(tx, { order: order.id, amount, receivable: open }, 'open', now);
  await insertTakes(tx, order.id, takes);
  await book(tx, { kind: 'chargeback', order: order.id, currency: order.total.currency, key: `chargeback:${order.id}`, entries }, now);
  // The balance before the buyer, as everywhere.
  await refreshFreeze(tx, order.userId);
  await refreshPremium(tx, order.userId);
  // What was spent already was supplied, and is still owed: it stays invoiced.
  for (const take of takes)
    if (take.amount > 0) await issueReversal(tx, { order: take.order, refund: reversalOf(order, take), amount: take.amount }, now);
  return true;
}

/** The bank gave the payment back to us: everything as before. One that overtakes its chargeback ends it before it begins. */
export async function reverseChargeback(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const chargeback = await lockChargeback(tx, order.id);
  if (chargeback === null) {
    await insertChargeback(tx, { order: order.id, amount: 0, receivable: 0 }, 'reversed', now);
    return false;
  }
  if (chargeback.state === 'reversed') return false;
  await setReversed(tx, order.id, now);
  const { amount, receivable, settledBy } = chargeback;
  const entries: BookEntry[] = [
    { account: 'clearing', order: order.id, provider: order.provider, amount },
    settledBy === null
      ? { account: 'receivables', order: order.id, amount: -receivable }
      : { account: 'refunds', order: settledBy, amount: -receivable },
  ];
  // What the buyer paid of it meanwhile is paid twice now.
  if (settledBy !== null) await startMoneyBack(tx, settledBy, { ...order.total, amount: receivable }, now);
  let difference = receivable - amount;
  const takes = await listTakes(tx, order.id);
  for (const take of takes) {
    const source = await findOrderIn(tx, take.order);
    if (source === null) continue;
    const key = `chargeback-reversed:${order.id}:${take.order}`;
    const back =
      take.days > 0
        ? await giveBackDays(tx, source, take.days, now)
        : await putBackWithEntries(tx, { order: source, credits: take.credits, kind: 'chargeback', key }, now);
    difference += back.amount;
    entries.push(...back.entries);
  }
  entries.push({ account: 'rounding', order: order.id, amount: difference });
  const key = `chargeback-reversed:${order.id}`;
  await book(tx, { kind: 'chargeback_reversed', order: order.id, currency: order.total.currency, key, entries }, now);
  await refreshFreeze(tx, order.userId);
  await refreshPremium(tx, order.userId);
  for (const take of takes)
    await reissueInvoice(tx, { order: take.order, refund: reversalOf(order, take), credits: take.credits, days: take.days }, now);
  return true;
}

interface Take {
  /** The order whose credits were taken. */
  readonly order: number;
  readonly credits: number;
  /** Of premium. */
  readonly days: number;
  /** Minor units, VAT included. */
  readonly amount: number;
}

const reversalOf = ({ id }: OrderRow, take: Pick<Take, 'order'>): string => `chargeback:${id}:${take.order}`;

/** The order's own lot, then the buyer's other ones in the same currency, newest first. */
async function lotsToTake(tx: Tx, { id, userId, total }: OrderRow): Promise<Lot[]> {
  const lots = (await lotsOf(tx, userId)).filter(({ currency, amount }) => currency === total.currency && amount > 0).toReversed();
  return [...lots.filter(({ order }) => order === id), ...lots.filter(({ order }) => order !== id)];
}

/** How many of a lot's remaining credits are worth no more than so many minor units. */
function creditsWorth(lot: Lot, limit: number): number {
  const end = lot.credits - lot.taken;
  let credits = Math.min(lot.left, Math.ceil(((limit + 1) * lot.credits) / lot.amount));
  while (credits > 0 && valueOf(lot, end - credits, end) > limit) credits -= 1;
  return credits;
}
