import type { SiteId } from '#platform/contract/ids.ts';
import type { Money } from '#platform/contract/money.ts';
import { addDays, type Day, dayIn } from '#platform/contract/time.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { findUser, markPaidUser } from '#features/account/server/index.ts';
import { addPurchase, lockBalance } from '#features/credits/server/index.ts';
import { redeemDiscount, releaseDiscount } from '#features/discounts/server/index.ts';
import { type InvoiceLine, issueInvoice } from '#features/invoices/server/index.ts';
import { readSite } from '#features/site/server/index.ts';
import { brandOf } from '#features/payment-providers/contract/method-brands.ts';
import type { OrderState } from '../../contract/order.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import { bookSale } from '#features/accounting/server/index.ts';
import { startPremium, timeOf } from '../premium/time-entries.ts';
import { todayOf } from '../premium/today-of.ts';
import { saleTax } from '#features/shop/server/index.ts';
import type { OrderRow } from '../order/order-repo.ts';

/** Runs in the transaction that changes the order's state, with the order locked. */
type OrderEffect = (tx: Tx, order: OrderRow, now: Date) => Promise<void>;

const deliverCredits: OrderEffect = (tx, { id, userId, credits, total, vatRate }, now) =>
  addPurchase(tx, userId, { order: id, credits, ...total, vatRate }, now);

const deliverTime: OrderEffect = async (tx, order, now) => {
  if (order.days === 0) return;
  await lockBalance(tx, order.userId);
  await startPremium(tx, order, await todayOf(tx, order.userId, now), now);
};

const makePremium: OrderEffect = (tx, { userId }) => markPaidUser(tx, userId);

const takeDiscount: OrderEffect = (tx, { id, userId }) => redeemDiscount(tx, userId, id);

const freeDiscount: OrderEffect = (tx, { id }) => releaseDiscount(tx, id);

const invoice: OrderEffect = async (tx, order, now) => {
  const { id, number, userId, credits, days, country, buyerCountry, total, discount, vatRate, method } = order;
  const buyer = await findUser(tx, userId);
  if (buyer === null) throw new Error(`order ${id} has no buyer`);
  const sold = {
    order: id,
    orderNumber: number,
    site: buyer.siteId,
    user: userId,
    language: buyer.language,
    country: buyerCountry,
    total,
    vat: { country, rate: vatRate, amount: vatIn(total.amount, vatRate), number: await taxNumber(tx, buyer.siteId, country, now) },
    lines: linesOf({ credits, days }, total, discount),
    period: await periodOf(tx, order),
    method: brandOf(method) ?? method,
  } as const;
  await issueInvoice(tx, sold, now);
};

/** The days of premium that were sold. */
async function periodOf(tx: Tx, order: OrderRow): Promise<{ from: Day; to: Day } | null> {
  const time = order.days === 0 ? null : await timeOf(tx, order);
  return time && { from: time.nextDay, to: addDays(time.nextDay, time.days - 1) };
}

/** The company's tax number in a country. */
async function taxNumber(tx: Tx, id: SiteId, country: string, now: Date): Promise<string | null> {
  const { company, timeZone } = await readSite(tx, id);
  return saleTax(company, country, dayIn(timeZone, now))?.number ?? company.vat_numbers[0] ?? null;
}

/** The package at its full price, less the discount. */
function linesOf({ credits, days }: Pick<OrderRow, 'credits' | 'days'>, total: Money, discount: OrderRow['discount']): InvoiceLine[] {
  const full = discount?.listPrice.amount ?? total.amount;
  const lines: InvoiceLine[] = [{ kind: 'package', credits, ...(days > 0 && { days }), amount: full }];
  if (discount !== null) lines.push({ kind: 'discount', code: discount.code, amount: total.amount - full });
  return lines;
}

/** The effects that run when an order reaches a state, in this order. */
export const orderEffects: Readonly<Record<OrderState, readonly OrderEffect[]>> = {
  loading: [],
  pending: [],
  // The discount locks the buyer, whom every completion locks after the balance. The invoice is last, because it blocks every other
  // invoice number until the end of the transaction.
  completed: [deliverCredits, deliverTime, makePremium, bookSale, takeDiscount, invoice],
  failed: [freeDiscount],
};
