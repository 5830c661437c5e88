import { randomUUID } from 'node:crypto';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Money } from '#platform/contract/money.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { restorableDays } from '#features/account/contract/rules.ts';
import { findUser } from '#features/account/server/index.ts';
import { lockBalance, lotsOf } from '#features/credits/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { bookItemIn, insertItems, type OwedByHand, type PayRefusal } from '#features/accounting/server/index.ts';
import { lockOrder } from '../order/order-repo.ts';
import { askProvider, type AskDeps } from '../refunds/ask-providers.ts';
import { itemByHand, payOut } from '../refunds/end-refund.ts';
import {
  countReported,
  findExcess,
  listOwedOrders,
  lockOwedRefunds,
  lockPurgedOrder,
  sumOwedRefunds,
} from '../refunds/owed-refund-repo.ts';
import { addRefundReason, type ByStaff, type RefundRow, takenWithin, type UnaskedRefund } from '../refunds/refund-repo.ts';
import { refundOffer } from '../refunds/refund-offer.ts';
import { startRefund } from '../refunds/request-refund.ts';
import { hasRefundOnItsWay, listFailedAtEnd, listLeft, type UnpayableOrder } from './payable-order-repo.ts';

export interface PayOutDeps extends AskDeps {
  readonly sites: Sites;
}

/** How long an account is kept beyond its time for money that cannot be delivered, counted from the day on which that became known. */
const heldDays = 30;
const dayMs = 24 * 3600 * 1000;

/**
 * Refunds the unspent bought credits of a member who has left for good, by the payment method of each order. Only for orders whose
 * payment has arrived and was not taken back whole. Call once the account cannot be restored any more.
 *
 * @returns False while a payment or refund is pending, or waits until the operator has asked for a bank account; at most for `heldDays`.
 */
export async function payOutCredits(deps: PayOutDeps, user: UserId): Promise<boolean> {
  const { db, clock } = deps;
  const since = new Date(clock.now().getTime() - heldDays * dayMs);
  const deletedSince = new Date(since.getTime() - restorableDays * dayMs);
  let isHeld = false;
  for (const { order, isComing, failedAt, deletedAt } of await listLeft(db, user)) {
    if (isComing) isHeld ||= deletedAt !== null && deletedAt > deletedSince;
    else if (failedAt !== null) isHeld ||= failedAt > since;
    else if ((await payOrder(deps, order)).ok) isHeld = true;
  }
  return !isHeld && !(await hasRefundOnItsWay(db, user, since));
}

/** When the refund of what is left of an order failed for a member who has left; null: it did not, or the payment is still to come. */
async function findFailedAtEnd(db: Db | Tx, user: UserId, id: number): Promise<Date | null> {
  const left = (await listLeft(db, user)).find(({ order }) => order === id);
  return left === undefined || left.isComing ? null : left.failedAt;
}

/**
 * Payments to members who have left that failed and are still owed, oldest first; `sites`: only there. `amount`: what is left now.
 * `excess`: minor units of it that the buyer has already.
 */
export async function listUnpaid(
  db: Db,
  limit: number,
  sites: readonly SiteId[] | null = null,
): Promise<(UnpayableOrder & { readonly excess: number; readonly since: Date; readonly until: Date })[]> {
  const unpaid = [];
  for (const failed of await listFailedAtEnd(db, sites, limit)) {
    const since = await findFailedAtEnd(db, failed.user, failed.order);
    const lot = (await lotsOf(db, failed.user)).find(({ order }) => order === failed.order);
    if (since === null || lot === undefined) continue;
    const amount = { ...failed.amount, amount: lot.leftAmount };
    const excess = Math.max(0, await findExcess(db, failed.order, lot.leftAmount));
    unpaid.push({ ...failed, amount, excess, since, until: new Date(since.getTime() + heldDays * dayMs) });
  }
  return unpaid;
}

/** Pays the rest of an order back by its payment method, at any time, because the operator ends the contract. Returns the amount. */
export async function payOrder(deps: PayOutDeps, order: number): Promise<Result<Money, PayRefusal>> {
  const begun = await transact(deps.db, (tx) => begin(deps, tx, order));
  if (begun === null) return fail('nothing_to_pay', { order });
  await askProvider(deps, begun);
  return ok(begun.amount);
}

/**
 * Notes a transfer that the operator has made because the order's payment method could not be used. Where no credits or days are left,
 * the transfer settles the refunds that the provider does not pay, also those of a buyer who is gone. `disputed`: with it, the buyer
 * would have more than they paid, because their bank or the provider has given them the money.
 */
export const notePaidByHand = (deps: PayOutDeps, order: number): Promise<Result<Money, PayRefusal>> =>
  orDisputed(
    order,
    transact(deps.db, async (tx) => bookTransfer(deps, tx, order, await begin(deps, tx, order))),
  );

/** Undoes what has begun. */
class Disputed extends Error {}

const orDisputed = (order: number, booked: Promise<Result<Money, PayRefusal>>): Promise<Result<Money, PayRefusal>> =>
  booked.catch((error: unknown) => {
    if (error instanceof Disputed) return fail('disputed', { order });
    throw error;
  });

/** Books the transfer of the refund that has begun for it, or, where none has, of those that are owed. */
async function bookTransfer(
  deps: PayOutDeps,
  tx: Tx,
  order: number,
  begun: RefundRow | null,
  by?: ByStaff,
): Promise<Result<Money, PayRefusal>> {
  const now = deps.clock.now();
  const locked = await lockOrder(tx, order);
  const sold = locked ?? (await lockPurgedOrder(tx, order));
  const refunds = sold === null ? [] : begun === null ? await lockOwedRefunds(tx, order, untakenBefore(now)) : [begun];
  const [first] = refunds;
  if (sold === null || first === undefined) return fail('nothing_to_pay', { order });
  const sum = refunds.reduce((total, { amount }) => total + amount.amount, 0);
  if ((await findExcess(tx, order, sum)) > 0) throw new Disputed();
  if (locked !== null) await lockBalance(tx, locked.userId);
  for (const refund of refunds) {
    // The provider's events no longer find the order of a buyer who is gone; its payout report still does.
    const isKnown = locked === null && mayBeReported(refund) && (await countReported(tx, refund)) > 0;
    await payOut(tx, sold, refund, now);
    // Nothing is kept about a buyer who is gone. A refund that has begun for the transfer has the words already.
    if (by !== undefined && locked !== null && begun === null) await addRefundReason(tx, refund.id, by.reason);
    // In the same transaction as the refund, or the books would wait for the provider's report for ever.
    if (!isKnown) await insertItems(tx, sold.provider, dayIn('UTC', now), [itemOf(refund)]);
    await bookItemIn(tx, { provider: sold.provider, item: itemByHand(refund.id) }, now);
  }
  return ok({ ...first.amount, amount: sum });
}

const untakenBefore = (now: Date): Date => new Date(now.getTime() - takenWithin);

/** A refund that the provider has said to have failed is not paid, whatever reports have of it. */
const mayBeReported = ({ state }: RefundRow): boolean => state === 'requested';

interface Owed {
  readonly amount: Money;
  /** It is what is left of an account that ends; else refunds that are owed. */
  readonly isLeft: boolean;
  /** Minor units of it that the buyer has already, from their bank or by the provider. */
  readonly excess: number;
  /** Minor units of it that the provider has paid by its reports: they are only booked. */
  readonly reported: number;
}

/**
 * What waits for a transfer, and nothing that the payment method can still pay back: the order and its balance are locked, or what is
 * kept of an order whose buyer is gone. Null: nothing.
 */
async function lockSums({ sites, clock }: PayOutDeps, tx: Tx, id: number): Promise<Owed | null> {
  const now = clock.now();
  const order = await lockOrder(tx, id);
  if (order === null) await lockPurgedOrder(tx, id);
  else await lockBalance(tx, order.userId);
  const user = order && (await findUser(tx, order.userId));
  const isLeft = user !== null && (await findFailedAtEnd(tx, user.id, id)) !== null;
  const offer = isLeft && order ? await refundOffer(tx, order, await sites.byId(user.siteId), now, 'always') : null;
  const amount = offer?.amount ?? (await sumOwedRefunds(tx, id, untakenBefore(now)));
  if (amount === null) return null;
  // The provider's events still find the order of a buyer who is there.
  const reported = order === null ? await sumReported(tx, await lockOwedRefunds(tx, id, untakenBefore(now))) : 0;
  return { amount, isLeft: offer !== null, excess: Math.max(0, await findExcess(tx, id, amount.amount)), reported };
}

/** What may be transferred; `disputed` as above. */
async function lockOwed(deps: PayOutDeps, tx: Tx, id: number): Promise<Result<Owed, PayRefusal>> {
  const owed = await lockSums(deps, tx, id);
  if (owed === null) return fail('nothing_to_pay', { order: id });
  return owed.excess > 0 ? fail('disputed', { order: id }) : ok(owed);
}

/** What is to be transferred for an order now; `disputed` as above. */
export const owedByHand = (deps: PayOutDeps, tx: Tx, order: number): Promise<Result<Owed, PayRefusal>> => lockOwed(deps, tx, order);

/**
 * Notes a transfer of exactly this sum, of which the provider has paid `reported` minor units; `owed_changed`: another sum is owed, or the
 * provider has paid more of it meanwhile. The caller undoes the transaction when it fails.
 */
export async function notePaidIn(
  deps: PayOutDeps,
  tx: Tx,
  order: number,
  { reported, ...amount }: Money & { readonly reported: number },
  by: ByStaff,
): Promise<Result<Money, PayRefusal | 'owed_changed'>> {
  const owed = await lockOwed(deps, tx, order);
  if (!owed.ok) return owed;
  if (!isSameSum(owed.value.amount, amount) || owed.value.reported !== reported) return fail('owed_changed', { ...owed.value.amount });
  const paid = await orDisputed(order, bookTransfer(deps, tx, order, owed.value.isLeft ? await begin(deps, tx, order, by) : null, by));
  // The provider may have taken a refund since the sum was read: the rows are locked only now.
  return paid.ok && !isSameSum(paid.value, amount) ? fail('owed_changed', { ...paid.value }) : paid;
}

const isSameSum = (one: Money, other: Money): boolean => one.amount === other.amount && one.currency === other.currency;

/** Minor units that the provider has paid by its reports, refund by refund: a report of one of two says nothing about the other. */
async function sumReported(tx: Tx, refunds: readonly RefundRow[]): Promise<number> {
  const bySum = Map.groupBy(refunds.filter(mayBeReported), ({ amount }) => amount.amount);
  let sum = 0;
  for (const [amount, [first, ...others]] of bySum)
    if (first !== undefined) sum += amount * Math.min(1 + others.length, await countReported(tx, first));
  return sum;
}

/** Money that waits for a transfer of the operator, of orders of some sites, the longest first, and what was paid otherwise last. */
export async function listOwed(deps: PayOutDeps, sites: readonly SiteId[], limit: number): Promise<OwedByHand[]> {
  const { db, clock } = deps;
  const left = await listUnpaid(db, limit, sites);
  const found = [
    ...left.map(({ order, since, until }) => ({ order, since, until, why: 'account_deleted' as const })),
    ...(await listOwedOrders(db, sites, untakenBefore(clock.now()), limit))
      .filter(({ order }) => left.every((one) => one.order !== order))
      .map((one) => ({ ...one, until: null })),
  ];
  const owed: OwedByHand[] = [];
  for (const one of found.toSorted((a, b) => a.since.getTime() - b.since.getTime())) {
    const found = await transact(db, (tx) => lockSums(deps, tx, one.order));
    if (found === null) continue;
    const { amount, excess, reported } = found;
    const part = (minor: number) => (minor === 0 ? null : { ...amount, amount: minor });
    owed.push({ ...one, amount: excess > 0 ? null : amount, owed: amount, excess: part(excess), reported: part(reported) });
  }
  return owed.toSorted((a, b) => Number(a.amount === null) - Number(b.amount === null)).slice(0, limit);
}

/** The transfer in the form of an item of the provider's report: our bank paid. */
const itemOf = ({ id, order, amount: { amount, currency } }: RefundRow) =>
  ({ id: itemByHand(id), reference: null, order, kind: 'refunded', amount, fee: 0, currency }) as const;

async function begin({ sites, clock }: PayOutDeps, tx: Tx, id: number, by?: ByStaff): Promise<(RefundRow & UnaskedRefund) | null> {
  const order = await lockOrder(tx, id);
  const user = order && (await findUser(tx, order.userId));
  if (order === null || user === null) return null;
  const now = clock.now();
  const cause = user.status === 'active' ? 'staff' : 'account_end';
  const asked = { amount: null, client_id: randomUUID(), at: now, cause, always: true, ...(by && { by }) } as const;
  const refund = await startRefund(tx, order, await sites.byId(user.siteId), asked, now);
  return refund.ok ? { ...refund.value, provider: order.provider, reference: order.reference } : null;
}
