import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { applyFound, findOrderIn, fetchStatus, type OrderRow, publishOrderChange } from '#features/orders/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { askProvider as endpoint } from '../../contract/endpoints.ts';
import type { ListDeps } from '../list/get-orders.ts';
import { isOrderOf } from '../order/order-repo.ts';

interface Deps extends ListDeps {
  readonly live: Live;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

interface Outcome {
  readonly order: OrderRow;
  readonly change: Awaited<ReturnType<typeof applyFound>>;
}

/** The provider is asked before the transaction: it may take its time. A completed order has its answer. */
export async function askProvider(deps: Deps, { order: id }: BodyOf<typeof endpoint>, { site }: CallOf<typeof endpoint>, act: Act) {
  const { db, clock, providers, live, log } = deps;
  const order = await findAsked(db, site, id);
  if (order === null) return fail('not_found');
  if (!providers.some(({ name }) => name === order.provider)) return fail('provider_gone');
  const now = clock.now();
  const found = order.state === 'completed' ? null : await fetchStatus(deps, order, now).catch((error: unknown) => describe(error));
  if (typeof found === 'string') {
    log.warn({ order: id, error: found }, 'a provider did not answer when staff asked');
    return fail('provider_silent');
  }
  const asked = await act(async (tx): Promise<Result<Entry<Outcome>, 'not_found'>> => {
    const change = found === null ? null : await applyFound(tx, id, found, now);
    return ok({ value: { order, change }, subject: order.number });
  });
  return replying(asked, ({ change }) => {
    if (change !== null) publishOrderChange(live, change);
    return { state: change?.state ?? order.state, changed: change !== null };
  });
}

const describe = (error: unknown): string => String(error);

const findAsked = (db: Db, site: Parameters<typeof isOrderOf>[1], id: number): Promise<OrderRow | null> =>
  db.transaction().execute(async (tx: Tx) => ((await isOrderOf(tx, site, id)) ? findOrderIn(tx, id) : null));
