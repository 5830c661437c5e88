import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { DiscountError } from '#features/discounts/contract/errors.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { createOrder as createOrderEndpoint } from '../../contract/endpoints.ts';
import type { Order } from '../../contract/order.ts';
import { marketOfMember } from '../packages/market.ts';
import { offersIn } from '../packages/methods.ts';
import { discountFor, pricedWith, storeOrder } from './discounted-order.ts';
import { findOrderByClientId, type OrderRow, setPayment } from './order-repo.ts';
import { findPackage } from '../packages/package-repo.ts';
import { presentOrder } from './present-order.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { vatRate } from '../packages/vat.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly providers: readonly PaymentProvider[];
}

type Body = BodyOf<typeof createOrderEndpoint>;
type Refusal = 'package_unavailable' | 'method_unavailable' | DiscountError;

/** Idempotent: when `client_id` already has an order, that order is the reply, whatever else the body contains. */
export async function createOrder(deps: Deps, body: Body, call: Call<Viewer>): Promise<Result<{ order: Order }, Refusal>> {
  const site = await deps.sites.byId(call.site);
  let order = await findOrderByClientId(deps.db, call.viewer.userId, body.client_id);
  if (order === null) {
    const placed = await placeOrder(deps, body, site, call.viewer);
    if (!placed.ok) return placed;
    order = placed.value;
  }
  return ok({ order: presentOrder(await withPayment(deps, order, site, call.origin)) });
}

async function placeOrder({ db, clock, providers }: Deps, body: Body, site: Site, { userId }: Viewer): Promise<Result<OrderRow, Refusal>> {
  const [item, market] = await Promise.all([findPackage(db, site.id, body.package), marketOfMember(db, site, userId)]);
  const amount = item?.prices[market.currency];
  if (item === null || amount === undefined) return fail('package_unavailable');
  const provider = offersIn(providers, market).get(body.method);
  if (!provider) return fail('method_unavailable');
  const now = clock.now();
  const price = { amount, currency: market.currency };
  const asked = { site: site.id, user: userId, text: body.code, now };
  const discount = await discountFor(db, asked, { price, country: market.country, method: body.method });
  if (!discount.ok) return discount;
  const order = {
    user: userId,
    clientId: body.client_id,
    packageId: item.id,
    credits: item.credits,
    ...pricedWith(discount.value, price),
    country: market.country,
    vatRate: vatRate(market.country, dayIn(site.timeZone, now)),
    provider: provider.name,
    method: body.method,
    returnTo: body.return_to ?? null,
  };
  return storeOrder(db, order, discount.value, now);
}

/**
 * Parallel calls with one `client_id`, and a retry after a failed call, all call the provider, which returns the same
 * payment for the same order.
 */
async function withPayment({ db, providers }: Deps, order: OrderRow, site: Site, origin: string): Promise<OrderRow> {
  const provider = providers.find(({ name }) => name === order.provider);
  if (!provider || order.reference !== null || order.state !== 'loading') return order;
  const payment = await provider.create({
    order: order.id,
    total: order.total,
    method: order.method,
    description: `${site.settings.name}: ${order.kind === 'premium' && order.credits === 0 ? 'Premium' : `${order.credits} Credits`}`,
    returnUrl: `${origin}/transactions/${order.id}`,
  });
  await setPayment(db, order.id, payment);
  return { ...order, ...payment };
}
