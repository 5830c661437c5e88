import { fail, ok } from '#platform/contract/result.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ReadVisitorCountry, Site, Sites } from '#features/site/server/index.ts';
import {
  createOrder as createOrderEndpoint,
  deleteSavedMethod as deleteSavedMethodEndpoint,
  getOrder,
  getSavedMethods as getSavedMethodsEndpoint,
  getPaymentMethods,
  getRepeatOrder as getRepeatOrderEndpoint,
  getRefund,
  getTransactions,
  paymentWebhook,
  requestRefund as requestRefundEndpoint,
} from '../contract/endpoints.ts';
import { getMovements as getMovementsEndpoint } from '../contract/movements.ts';
import { getDebts as getDebtsEndpoint, payDebt as payDebtEndpoint } from '../contract/debts.ts';
import { getPremium as getPremiumEndpoint } from '../contract/premium.ts';
import { getDebts } from './debts/get-debts.ts';
import { payDebt } from './debts/pay-debt.ts';
import { getMovements, type MovementDeps } from './movements/get-movements.ts';
import { forgetEvidence } from './evidence/forget-evidence.ts';
import { createOrder } from './checkout/create-order.ts';
import { deleteSavedMethod } from './saved-methods/delete-saved-method.ts';
import { forgetSavedMethods } from './saved-methods/forget-saved-methods.ts';
import { getSavedMethods } from './saved-methods/get-saved-methods.ts';
import { getRepeatOrder } from './saved-methods/get-repeat-order.ts';
import { marketOfMember, maySell, type SellingDeps } from '#features/shop/server/index.ts';
import { offersIn, type PaymentProvider } from '#features/payment-providers/server/index.ts';
import type { OrderDecisions } from '#features/accounting/server/index.ts';
import { findOrder, listOrders } from './order/order-repo.ts';
import { orderData } from './own-data-repo.ts';
import { presentOrder } from './order/present-order.ts';
import { orderTasks } from './open-tasks.ts';
import { type OrderMailDeps, sendOrderMails } from './order-mails/send-order-mails.ts';
import { sendRefundMails } from './refund-mails/send-refund-mails.ts';
import { bookFinding } from './outcomes/book-finding.ts';
import { writeOff } from './chargebacks/write-off.ts';
import { listOwed, notePaidByHand, notePaidIn, owedByHand, payOrder, payOutCredits } from './credits-at-end/pay-out-credits.ts';
import { receiveWebhook } from './webhooks/receive-webhook.ts';
import { reconcileOrders } from './outcomes/reconcile-orders.ts';
import { askProviders } from './refunds/ask-providers.ts';
import { presentRefund } from './refunds/present-refund.ts';
import { beginAllDays } from './premium/begin-all-days.ts';
import { getPremium } from './premium/get-premium.ts';
import { refundOffer } from './refunds/refund-offer.ts';
import { listRefunds } from './refunds/refund-repo.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { emptyOldBodies } from './webhooks/empty-bodies.ts';
import { createWithdrawals, type WithdrawalNeeds } from './withdrawals/create-withdrawals.ts';
import type { FinishWithdrawal } from './withdrawals/finish-withdrawal.ts';
import { retryWebhooks } from './webhooks/retry-webhooks.ts';

export type { FinishRefusal } from './withdrawals/finish-withdrawal.ts';
export { createOrder } from './checkout/create-order.ts';
export { eraseOrders } from './order/erase-orders-repo.ts';
export { listDebts } from './chargebacks/debt-repo.ts';
export { applyEvent } from './outcomes/apply-event.ts';
export { findOrder, findOrderIn, lockOrder, type OrderRow } from './order/order-repo.ts';
export { receiveWebhook } from './webhooks/receive-webhook.ts';
export { presentOrder } from './order/present-order.ts';
export { publishBalance, readBalance } from './order/publish-balance.ts';
export { publishOrderChange } from './outcomes/apply-outcome.ts';
export { applyFound, fetchStatus } from './outcomes/reconcile-orders.ts';
export { askProvider } from './refunds/ask-providers.ts';
export { presentRefund } from './refunds/present-refund.ts';
export { refundOffer } from './refunds/refund-offer.ts';
export { findRefund, findRefundByClientId, listRefunds, type RefundRow } from './refunds/refund-repo.ts';
export { requestRefund, startRefund } from './refunds/request-refund.ts';
export { lockChargeback } from './chargebacks/chargeback-repo.ts';

export interface OrdersDeps extends MovementDeps, Omit<WithdrawalNeeds, 'originOf'>, SellingDeps, OrderMailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
  /** The payment providers of this installation; the first one that offers a method is used for it. */
  readonly providers: readonly PaymentProvider[];
  /** False: the number of orders is not limited. */
  readonly limited: boolean;
}

interface Dependencies extends Pick<OrdersDeps, 'sites' | 'visitorCountry' | 'countriesKnown' | 'sentMessages' | 'mails' | 'providers'> {
  /** The base of links to a site in mails that are sent without a request. */
  readonly siteOrigin: (site: Site) => string;
}

export interface OrdersFeature extends Feature {
  readonly withdrawals: FinishWithdrawal;
  /** Pays back the unused bought credits of a member who has left for good. False while the account is still needed for that. */
  payOutCredits(user: UserId): Promise<boolean>;
  /** A person's decision about an order, for its books. */
  readonly decisions: OrderDecisions;
}

export function createOrders(platform: Platform, dependencies: Dependencies): OrdersFeature {
  const { env, database, clock, live, log, jobs } = platform;
  const { db } = database;
  const { sites } = dependencies;
  const { providers } = dependencies;
  const deps: OrdersDeps = { ...dependencies, db, clock, live, log, limited: env.rateLimits };
  const withdrawals = createWithdrawals(platform, { ...deps, originOf: dependencies.siteOrigin });
  return {
    routes: tagged('orders', 'Orders, saved payment methods, refunds, what is owed, credits and premium.', [
      route(getPaymentMethods, async (_input, { viewer, site }) => {
        const selling = await sites.byId(site);
        const market = await marketOfMember(db, selling, viewer.userId);
        const sold = await maySell(deps, selling, market.taxCountry, null, clock.now());
        const offers = sold.ok ? [...offersIn(providers, market)] : [];
        const later = offers.filter(([, provider]) => provider.name === 'direct_debit');
        return ok({ methods: offers.map(([method]) => method), confirmed_later: later.map(([method]) => method) });
      }),
      route(createOrderEndpoint, ({ body }, call) => createOrder(deps, body, call)),
      route(getOrder, async ({ query }, { viewer }) => {
        const order = await findOrder(db, viewer.userId, query.id);
        return order === null ? fail('not_found') : ok({ order: presentOrder(order) });
      }),
      route(getTransactions, async (_input, { viewer }) => ok({ orders: (await listOrders(db, viewer.userId)).map(presentOrder) })),
      route(getRepeatOrderEndpoint, (_input, call) => getRepeatOrder(deps, call)),
      route(getSavedMethodsEndpoint, (_input, call) => getSavedMethods(deps, call)),
      route(deleteSavedMethodEndpoint, ({ body }, call) => deleteSavedMethod(deps, body.id, call)),
      route(getMovementsEndpoint, ({ query }, { viewer }) => getMovements(deps, viewer.userId, query)),
      route(getDebtsEndpoint, (_input, call) => getDebts(deps, call)),
      route(payDebtEndpoint, ({ body }, call) => payDebt(deps, body, call)),
      route(getRefund, async ({ query }, { viewer, site }) => {
        const order = await findOrder(db, viewer.userId, query.id);
        if (order === null) return fail('not_found');
        const offer = await refundOffer(db, order, await sites.byId(site), clock.now());
        return ok({ offer, refunds: (await listRefunds(db, order.id)).map(presentRefund) });
      }),
      route(requestRefundEndpoint, ({ body }, call) => requestRefund(deps, body, call)),
      route(getPremiumEndpoint, (_input, { viewer }) => getPremium(db, viewer.userId)),
      route(paymentWebhook, ({ query, body }, call) => receiveWebhook(deps, query.provider, body, call)),
      ...withdrawals.routes,
    ]),
    scheduleJobs() {
      withdrawals.scheduleJobs();
      jobs.every('payments-webhooks', 60, () => retryWebhooks(deps));
      jobs.every('payments-refunds', 60, () => askProviders(deps));
      jobs.every('payments-order-mails', 10, () => sendOrderMails(deps));
      jobs.every('payments-refund-mails', 10, () => sendRefundMails(deps));
      jobs.every('payments-evidence', 24 * 3600, () => forgetEvidence(deps));
      jobs.every('payments-webhook-bodies', 3600, () => emptyOldBodies(deps));
      jobs.every('payments-premium-days', 60, () => beginAllDays(deps));
      jobs.every('payments-reconcile', 60, () => reconcileOrders(deps));
      jobs.every('payments-forget-means', 60, () => forgetSavedMethods(deps));
    },
    unmetRequirements: async () => (providers.length === 0 ? [{ name: 'payment_provider', isVital: false }] : []),
    openTasks: async () => [...(await orderTasks(deps)), ...(await withdrawals.openTasks())],
    ownData: orderData,
    withdrawals: withdrawals.finish,
    payOutCredits: (user) => payOutCredits(deps, user),
    decisions: {
      bookFinding: (subject, as, within) => bookFinding(deps, subject, as, within),
      payOut: (order, byHand) => (byHand ? notePaidByHand(deps, order) : payOrder(deps, order)),
      writeOff: (order, within) => writeOff(deps, order, within),
      byHand: {
        list: (of, limit) => listOwed(deps, of, limit),
        owed: (tx, order) => owedByHand(deps, tx, order),
        paid: (tx, order, amount, by) => notePaidIn(deps, tx, order, amount, by),
      },
    },
  };
}
