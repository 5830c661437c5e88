import type { BodyOf, CodeOf } from '#platform/contract/endpoint.ts';
import type { Money } from '#platform/contract/money.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { lockUser } from '#features/account/server/index.ts';
import { type ReadVisitorCountry, type Site, type Sites, switchedOff } from '#features/site/server/index.ts';
import type { createOrder as createOrderEndpoint } from '../../contract/endpoints.ts';
import { canBeRemembered } from '#features/payment-providers/contract/payment-methods.ts';
import type { Order } from '../../contract/order.ts';
import { listDebts } from '../chargebacks/debt-repo.ts';
import { hasBlockedCard } from '../limits/limit-repo.ts';
import { limitedUntil, waitUntil } from '../limits/payment-limits.ts';
import { chooseSavedMethod } from '../saved-methods/choose-saved-method.ts';
import { countRefusal } from '#features/discounts/server/index.ts';
import { amountIn } from '#features/shop/contract/amount-in.ts';
import { findPackage, marketOfMember, maySell, type PackageRow, type SellingDeps } from '#features/shop/server/index.ts';
import { offersIn, type PaymentOutcome, type PaymentProvider } from '#features/payment-providers/server/index.ts';
import { discountFor, pricedWith, storeOrder } from './discounted-order.ts';
import { findOrderPayment, insertOrderPayment } from '../order/order-payment-repo.ts';
import { findOrder, findOrderByClientId, lockOrder, type OrderRow, setPayment } from '../order/order-repo.ts';
import { publishOrderChange, applyOutcome } from '../outcomes/apply-outcome.ts';
import { presentOrder } from '../order/present-order.ts';
import { proveBuyer } from './prove-buyer.ts';

export interface OrderDeps extends SellingDeps {
  readonly clock: Clock;
  readonly sites: Sites;
  readonly live: Live;
  readonly visitorCountry: ReadVisitorCountry;
  readonly providers: readonly PaymentProvider[];
  /** False: the number of orders is not limited. */
  readonly limited: boolean;
}

type Body = BodyOf<typeof createOrderEndpoint>;
type Refusal = CodeOf<typeof createOrderEndpoint>;

/** Version of the consent to save the payment method. */
const rememberTextVersion = '2026-11-22';

/** Idempotent: when `client_id` already has an order, the reply is that order, whatever else the body contains. */
export async function createOrder(deps: OrderDeps, body: Body, call: Call<Viewer>): Promise<Result<{ order: Order }, Refusal>> {
  const site = await deps.sites.byId(call.site);
  let order = await findOrderByClientId(deps.db, call.viewer.userId, body.client_id);
  if (order === null) {
    const placed = await placeOrder(deps, body, site, call);
    if (!placed.ok) return placed;
    order = placed.value;
  }
  return ok({ order: presentOrder(await withPayment(deps, order, site, call.origin)) });
}

async function placeOrder(
  { db, clock, providers, visitorCountry, limited, countriesKnown }: OrderDeps,
  body: Body,
  site: Site,
  call: Call<Viewer>,
): Promise<Result<OrderRow, Refusal>> {
  const off = switchedOff(site, 'payments');
  if (off !== null) return off;
  const { userId, sessionId } = call.viewer;
  if ((await listDebts(db, userId)).length > 0) return fail('spending_frozen');
  const now = clock.now();
  const [item, market] = await Promise.all([findPackage(db, site.id, body.package, now), marketOfMember(db, site, userId)]);
  const amount = item === null ? undefined : amountIn(item, market);
  if (item === null || amount === undefined) return fail('package_unavailable');
  const price = { amount, currency: market.currency };
  const tax = await maySell({ db, countriesKnown }, site, market.taxCountry, price, now);
  if (!tax.ok) return tax;
  const provider = offersIn(providers, market).get(body.method);
  if (!provider) return fail('method_unavailable');
  const proofs = proveBuyer(body, market.country, visitorCountry(call).guessedCountry);
  if (!proofs.ok) return proofs;
  const asked = { site: site.id, user: userId, text: body.code, now };
  const discount = await discountFor(db, asked, { price, country: market.country, method: body.method });
  if (!discount.ok) {
    // A parallel call may have placed this order already, and taken the last use of the code for it.
    const earlier = await findOrderByClientId(db, userId, body.client_id);
    if (earlier !== null) return ok(earlier);
    await countRefusal(db, site.id, discount, now);
    return discount;
  }
  const priced = pricedWith(discount.value, price);
  if (body.seen !== undefined && !isSame(body.seen, item, priced.total)) return fail('price_changed');
  const chosen = await chooseSavedMethod(db, userId, body, provider, site.timeZone, now);
  if (!chosen.ok) return chosen;
  const savedMethod = chosen.value;
  const order = {
    user: userId,
    clientId: body.client_id,
    packageId: item.id,
    credits: item.credits,
    days: item.days,
    ...priced,
    country: tax.value.country,
    vatRate: tax.value.rate,
    provider: provider.name,
    method: body.method,
    returnTo: body.return_to ?? null,
    proofs: proofs.value,
  };
  return storeOrder(db, order, discount.value, now, {
    async mayOrder(tx) {
      await lockUser(tx, userId);
      // A parallel call may have placed this order already.
      if ((await findOrderByClientId(tx, userId, body.client_id)) !== null) return ok(null);
      if (await hasBlockedCard(tx, userId, savedMethod?.order ?? null)) return fail('method_unavailable');
      if (!limited) return ok(null);
      const until = await limitedUntil(tx, site.id, { userId, sessionId, savedMethodOrder: savedMethod?.order ?? null }, now);
      return until === null ? ok(null) : fail('too_many_payments', waitUntil(until, now));
    },
    placed: (tx) =>
      insertOrderPayment(tx, {
        user: userId,
        clientId: body.client_id,
        rememberTextVersion: body.remember === true && savedMethod === null && canBeRemembered(body.method) ? rememberTextVersion : null,
        startTextVersion: proofs.value.startConsent,
        savedMethod,
        session: sessionId,
      }),
  });
}

const isSame = (seen: NonNullable<Body['seen']>, { credits, days }: PackageRow, { amount, currency }: Money): boolean =>
  seen.amount === amount && seen.currency === currency && seen.credits === credits && seen.days === days;

/**
 * The provider returns the same payment for the same order, so parallel calls with one `client_id` and a retry after a failed call may
 * all call it.
 */
export async function withPayment(deps: OrderDeps, order: OrderRow, site: Site, origin: string): Promise<OrderRow> {
  const { db, providers } = deps;
  const provider = providers.find(({ name }) => name === order.provider);
  if (!provider || order.reference !== null || order.state !== 'loading') return order;
  const { remember, savedMethod } = await findOrderPayment(db, order.id);
  const { outcome, ...payment } = await provider.create({
    order: order.id,
    total: order.total,
    method: order.method,
    description: `${site.settings.name}: ${descriptionOf(order)}`,
    returnUrl: `${origin}/transactions/${order.id}`,
    customer: `member-${order.userId}`,
    remember,
    savedMethod,
  });
  await setPayment(db, order.id, payment);
  if (outcome === undefined) return { ...order, ...payment };
  await settle(deps, order.id, outcome);
  return (await findOrder(db, order.userId, order.id)) ?? order;
}

const descriptionOf = ({ kind, credits, days, settles }: OrderRow): string => {
  if (settles !== null) return `№ ${settles}`;
  if (kind === 'premium' && credits === 0) return days > 0 ? `Premium ${days} d` : 'Premium';
  return `${credits} Credits`;
};

/** The provider decides the charge of a saved method at once. */
async function settle({ db, clock, live }: OrderDeps, id: number, outcome: PaymentOutcome): Promise<void> {
  const change = await transact(db, async (tx) => {
    const order = await lockOrder(tx, id);
    return order && applyOutcome(tx, order, outcome, clock.now());
  });
  if (change !== null) publishOrderChange(live, change);
}
