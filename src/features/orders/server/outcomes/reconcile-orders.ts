import type { Clock } from '#platform/server/clock.ts';
import { paginate } from '#platform/server/db/paginate.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import { findOrderPayment } from '../order/order-payment-repo.ts';
import { lockOrder, lockOrderWithoutPayment, type OrderRow, setChecked } from '../order/order-repo.ts';
import { hasOtherPayment } from './payment-difference-repo.ts';
import type { PaymentOutcome, PaymentProvider } from '#features/payment-providers/server/index.ts';
import { applyOutcome, type OrderChange, publishOrderChange } from './apply-outcome.ts';
import { listFailedOrders, listStaleOrders } from './stale-order-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

const staleAfter = 15 * 60 * 1000;
/** Milliseconds after which only the provider's own events count. */
const lookupWindow = 7 * 24 * 3600 * 1000;
/** Unpaid orders fail after this time. If the buyer pays later, the failed order still completes. */
const abandonedAfter = 24 * 3600 * 1000;
/** A buyer whose payment was declined often tries again on the same page, so the order is looked up this long after it failed. */
const againAfter = [15 * 60 * 1000, 3600 * 1000, 24 * 3600 * 1000];
const batchSize = 100;

/**
 * Looks up open orders without news from their provider for 15 minutes, because a webhook may have been lost; then at growing
 * distances for seven days. An order that failed is looked up three more times.
 */
export async function reconcileOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const stale = { now, after: staleAfter, oldest: ago(lookupWindow), abandoned: ago(abandonedAfter) };
  // Reads page by page: an order whose provider cannot be reached stays in the list, and must not block the others.
  await reconcileAll(
    deps,
    paginate((after) => listStaleOrders(deps.db, stale, after?.id ?? 0, batchSize)),
    now,
  );
  const failed = { now, steps: againAfter, oldest: ago(lookupWindow) };
  await reconcileAll(
    deps,
    paginate((after) => listFailedOrders(deps.db, failed, after?.id ?? 0, batchSize)),
    now,
  );
}

async function reconcileAll(deps: Deps, orders: AsyncIterable<OrderRow>, now: Date): Promise<void> {
  for await (const order of orders) {
    try {
      await reconcile(deps, order, now);
    } catch (error) {
      deps.log.warn({ order: order.id, error: String(error) }, 'order could not be reconciled with its provider');
    }
  }
}

async function reconcile(deps: Deps, order: OrderRow, now: Date): Promise<void> {
  const found = await fetchStatus(deps, order, now);
  const change = await transact(deps.db, (tx) => applyFound(tx, order.id, found, now));
  if (change !== null) publishOrderChange(deps.live, change);
}

/** What the provider of an order says about its payment. */
interface Found {
  readonly provider: PaymentProvider | undefined;
  /** The id of a payment that the order does not have yet, because the provider's answer was lost. */
  readonly lost: string | null;
  readonly outcome: PaymentOutcome | null;
}

/** Asks the provider of an order where its payment is. Throws when the provider does not answer. */
export async function fetchStatus({ db, providers }: Pick<Deps, 'db' | 'providers'>, order: OrderRow, now: Date): Promise<Found> {
  const provider = providers.find(({ name }) => name === order.provider);
  const lost = order.reference === null && provider ? await findLostPayment(db, provider, order) : null;
  const reference = order.reference ?? lost;
  const reported = provider && reference !== null ? await provider.lookup(reference) : null;
  return { provider, lost, outcome: reported ?? (isAbandoned(order, now) ? 'declined' : null) };
}

/** Does what the answer says. Null when the state does not change. */
export async function applyFound(tx: Tx, order: number, { provider, lost, outcome }: Found, now: Date): Promise<OrderChange | null> {
  if (provider && lost !== null) await lockOrderWithoutPayment(tx, provider.name, order, lost);
  const locked = await lockOrder(tx, order);
  await setChecked(tx, order, now);
  if (locked === null || outcome === null) return null;
  // The provider reports it as paid, but with another sum than the order's: a person decides.
  const isOther = outcome === 'paid' && (await hasOtherPayment(tx, order));
  return applyOutcome(tx, locked, isOther ? 'pending' : outcome, now);
}

/** Finds the payment of an order whose provider's answer never reached us. */
async function findLostPayment(db: Db, provider: PaymentProvider, { id }: OrderRow): Promise<string | null> {
  const { savedMethod } = await findOrderPayment(db, id);
  return (await provider.find?.({ order: id, savedMethod })) ?? null;
}

const isAbandoned = ({ state, createdAt }: OrderRow, now: Date): boolean =>
  state === 'loading' && now.getTime() - createdAt.getTime() >= abandonedAfter;
