import type { Tx } from '#platform/server/db/open-database.ts';
import { type Lot, lotsOf } from '#features/credits/server/index.ts';
import { issueReversal, reissueInvoice } from '#features/invoices/server/index.ts';
import { book, type BookEntry, putBackWithEntries, takeWithEntries } from '#features/accounting/server/index.ts';
import { findOrderIn, type OrderRow } from '../order/order-repo.ts';
import { startMoneyBack } from '../refunds/start-money-back.ts';
import { refreshFreeze } from './refresh-freeze.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { giveBackDays, takeDaysWorth } from '../premium/give-back-days.ts';
import {
  type ChargebackRow,
  insertChargeback,
  insertTakes,
  listTakes,
  lockChargebacks,
  nameDispute,
  setReversed,
} from './chargeback-repo.ts';
import { creditsWorth } from '../refunds/credits-worth.ts';

interface Asked {
  /** Minor units; at most the payment. */
  readonly amount: number;
  /** The provider's id of the dispute; null when it has none. */
  readonly dispute: string | null;
  /** Why, in the provider's words, and until when the company can answer. */
  readonly reason?: string | undefined;
  readonly respondBy?: Date | undefined;
}

/** `known`: this dispute is booked already. `another_open`: another dispute of the order is still open, and nothing was done. */
type Claim = 'taken' | 'known' | 'another_open';

/**
 * The bank took a locked order's payment back. Takes the remaining credits or days of the order, then other bought credits up to the same
 * value; the buyer owes the rest in money. A payment that came back to us can be taken back again.
 */
export async function chargeBack(tx: Tx, order: OrderRow, { amount, dispute, reason, respondBy }: Asked, now: Date): Promise<Claim> {
  const before = await lockChargebacks(tx, order.id);
  const refusal = refusalOf(before, dispute);
  if (refusal === 'known')
    await nameDispute(
      tx,
      before.find((row) => isSame(row, dispute)),
      dispute,
    );
  if (refusal !== null) return refusal;
  const round = before.length + 1;
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
    const key = `chargeback:${named(order, round)}:${lot.order}`;
    const taken = await takeWithEntries(tx, { order: source, credits, kind: 'chargeback', key }, now);
    if (taken.credits === 0) continue;
    open -= taken.amount;
    entries.push(...taken.entries);
    takes.push({ order: lot.order, credits: taken.credits, days: 0, amount: taken.amount });
  }
  entries.push({ account: 'receivables', order: order.id, amount: open });
  await insertChargeback(tx, { order: order.id, round, dispute, amount, receivable: open, reason, respondBy }, 'open', now);
  await insertTakes(tx, { order: order.id, round }, takes);
  const key = `chargeback:${named(order, round)}`;
  await book(tx, { kind: 'chargeback', order: order.id, currency: order.total.currency, key, entries }, now);
  // Locks the balance before the buyer, as everywhere.
  await refreshFreeze(tx, order.userId);
  await refreshPremium(tx, order.userId);
  // The spent credits were supplied, and the buyer still owes their price: they stay invoiced.
  for (const take of takes)
    if (take.amount > 0) await issueReversal(tx, { order: take.order, refund: reversalOf(order, round, take), amount: take.amount }, now);
  return 'taken';
}

const isSame = (row: ChargebackRow, dispute: string | null): boolean => row.dispute === null || dispute === null || row.dispute === dispute;

function refusalOf(before: readonly ChargebackRow[], dispute: string | null): Exclude<Claim, 'taken'> | null {
  const open = before.find(({ state }) => state === 'open');
  if (open) return isSame(open, dispute) ? 'known' : 'another_open';
  // The reversal of this dispute arrived before the dispute: nothing is left to book.
  return before.some((row) => row.amount === 0 && isSame(row, dispute)) ? 'known' : null;
}

/**
 * The bank gave the payment back to us: restores everything. A reversal that arrives before its chargeback ends that chargeback in
 * advance.
 */
export async function reverseChargeback(tx: Tx, order: OrderRow, dispute: string | null, now: Date): Promise<boolean> {
  const before = await lockChargebacks(tx, order.id);
  const chargeback = before.find((row) => row.state === 'open' && isSame(row, dispute));
  if (chargeback === undefined) {
    if (before.some((row) => isSame(row, dispute))) return false;
    await insertChargeback(tx, { order: order.id, round: before.length + 1, dispute, amount: 0, receivable: 0 }, 'reversed', now);
    return false;
  }
  const { amount, receivable, settledBy, round } = chargeback;
  await setReversed(tx, chargeback, now);
  const entries: BookEntry[] = [
    { account: 'clearing', order: order.id, provider: order.provider, amount },
    ...noLongerOwed(order, chargeback),
  ];
  // The buyer has settled the debt meanwhile, so it is now paid twice.
  if (settledBy !== null) await startMoneyBack(tx, settledBy, { ...order.total, amount: receivable }, now);
  let difference = receivable - amount;
  const takes = await listTakes(tx, chargeback);
  for (const take of takes) {
    const source = await findOrderIn(tx, take.order);
    if (source === null) continue;
    const key = `chargeback-reversed:${named(order, round)}:${take.order}`;
    const back =
      take.days > 0
        ? await giveBackDays(tx, source, take.days, now)
        : await putBackWithEntries(tx, { order: source, credits: take.credits, kind: 'chargeback', key }, now);
    difference += back.amount;
    entries.push(...back.entries);
  }
  entries.push({ account: 'rounding', order: order.id, amount: difference });
  const key = `chargeback-reversed:${named(order, round)}`;
  await book(tx, { kind: 'chargeback_reversed', order: order.id, currency: order.total.currency, key, entries }, now);
  await refreshFreeze(tx, order.userId);
  await refreshPremium(tx, order.userId);
  for (const take of takes)
    await reissueInvoice(tx, { order: take.order, refund: reversalOf(order, round, take), credits: take.credits, days: take.days }, now);
  return true;
}

/** Entries that end the debt: it is open, was settled and must be paid back, or was written off and turns out to be paid. */
function noLongerOwed(
  { id, country, vatRate }: OrderRow,
  { receivable, settledBy, writtenOffAt, writtenOffVat }: ChargebackRow,
): BookEntry[] {
  if (settledBy !== null) return [{ account: 'refunds', order: settledBy, amount: -receivable }];
  if (writtenOffAt === null) return [{ account: 'receivables', order: id, amount: -receivable }];
  return [
    { account: 'written_off', order: id, amount: writtenOffVat - receivable },
    { account: 'vat', order: id, country, vatRate, amount: -writtenOffVat },
  ];
}

interface Take {
  /** The order whose credits were taken. */
  readonly order: number;
  readonly credits: number;
  /** Days of premium. */
  readonly days: number;
  /** Minor units, VAT included. */
  readonly amount: number;
}

/** The chargeback's name in booking keys: the first chargeback of an order is named by the order alone. */
const named = ({ id }: OrderRow, round: number): string => (round === 1 ? String(id) : `${id}#${round}`);

const reversalOf = (order: OrderRow, round: number, take: Pick<Take, 'order'>): string => `chargeback:${named(order, round)}:${take.order}`;

/** The order's own lot, then the buyer's other ones in the same currency, newest first. */
async function lotsToTake(tx: Tx, { id, userId, total }: OrderRow): Promise<Lot[]> {
  const lots = (await lotsOf(tx, userId)).filter(({ currency, amount }) => currency === total.currency && amount > 0).toReversed();
  return [...lots.filter(({ order }) => order === id), ...lots.filter(({ order }) => order !== id)];
}
