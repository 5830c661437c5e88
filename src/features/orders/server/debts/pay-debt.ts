import type { BodyOf, CodeOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { lockUser } from '#features/account/server/index.ts';
import { type Site, switchedOff } from '#features/site/server/index.ts';
import type { payDebt as endpoint } from '../../contract/debts.ts';
import type { Order } from '../../contract/order.ts';
import { lockChargeback } from '../chargebacks/chargeback-repo.ts';
import { limitedUntil, waitUntil } from '../limits/payment-limits.ts';
import { type OrderDeps, withPayment } from '../checkout/create-order.ts';
import { insertOrderPayment } from '../order/order-payment-repo.ts';
import { findOrderByClientId, findOrderIn, insertOrder, type NewOrder, type OrderRow } from '../order/order-repo.ts';
import { presentOrder } from '../order/present-order.ts';
import { findOpenSettlement, listDebts } from '../chargebacks/debt-repo.ts';
import { settlingOffers } from './settling-methods.ts';

type Refusal = CodeOf<typeof endpoint>;
type Body = BodyOf<typeof endpoint>;

/**
 * Creates the payment for an order's debt. While a payment by this method is open, or any payment is pending, a repeated call returns
 * that one; if two are paid all the same, the second is paid back automatically.
 */
export async function payDebt(deps: OrderDeps, body: Body, call: Call<Viewer>): Promise<Result<{ order: Order }, Refusal>> {
  const site = await deps.sites.byId(call.site);
  let order = await findOrderByClientId(deps.db, call.viewer.userId, body.client_id);
  if (order === null) {
    const placed = await place(deps, body, site, call.viewer);
    if (!placed.ok) return placed;
    order = placed.value;
  }
  return ok({ order: presentOrder(await withPayment(deps, order, site, call.origin)) });
}

async function place(
  { db, clock, providers, limited }: OrderDeps,
  body: Body,
  site: Site,
  { userId: user, sessionId }: Viewer,
): Promise<Result<OrderRow, Refusal>> {
  const off = switchedOff(site, 'payments');
  if (off !== null) return off;
  const now = clock.now();
  return transact(db, async (tx): Promise<Result<OrderRow, Refusal>> => {
    // Serializes calls for one debt. The chargeback is locked before the buyer, as everywhere.
    await lockChargeback(tx, body.order);
    const debt = (await listDebts(tx, user)).find(({ order }) => order === body.order);
    if (!debt) return fail('nothing_owed');
    const market = { country: debt.country, currency: debt.amount.currency, site: site.settings.domain, collects: false };
    const provider = settlingOffers(providers, market).get(body.method);
    if (!provider) return fail('method_unavailable');
    const open = await findOpenSettlement(tx, debt, body.method);
    if (open !== null) return ok(await orderOf(tx, open));
    await lockUser(tx, user);
    const earlier = await findOrderByClientId(tx, user, body.client_id);
    if (earlier !== null) return ok(earlier);
    const until = limited ? await limitedUntil(tx, site.id, { userId: user, sessionId, savedMethodOrder: null }, now) : null;
    if (until !== null) return fail('too_many_payments', waitUntil(until, now));
    const order: NewOrder = {
      user,
      clientId: body.client_id,
      packageId: debt.packageId,
      credits: 0,
      total: debt.amount,
      discount: null,
      country: debt.country,
      // The original sale was taxed, and the spent part still is.
      vatRate: 0,
      provider: provider.name,
      method: body.method,
      returnTo: null,
      proofs: null,
      settles: debt.order,
    };
    const id = await insertOrder(tx, order, now);
    if (id === null) throw new Error(`a settlement of user ${user} was not stored`);
    const consents = { rememberTextVersion: null, startTextVersion: null, savedMethod: null };
    await insertOrderPayment(tx, { user, clientId: body.client_id, ...consents, session: sessionId });
    return ok(await orderOf(tx, id));
  });
}

async function orderOf(tx: Tx, id: number): Promise<OrderRow> {
  const order = await findOrderIn(tx, id);
  if (order === null) throw new Error(`there is no order ${id}`);
  return order;
}
