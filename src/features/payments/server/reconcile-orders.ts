import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import { listSilentOrders, lockOrder, type OrderRow, setChecked } from './order-repo.ts';
import type { PaymentOutcome, PaymentProvider } from './provider.ts';
import { announceOrder, settleOrder } from './settle-order.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

const silence = 15 * 60 * 1000;
/** A buyer who has not decided by then has left. Should they still pay, a failed order may complete. */
const abandoned = 24 * 3600 * 1000;
const batch = 100;

/** Asks the providers about open orders of which nothing was heard for 15 minutes: a webhook may have got lost. */
export async function reconcileOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const order of await listSilentOrders(deps.db, new Date(now.getTime() - silence), batch)) {
    try {
      await reconcile(deps, order, now);
    } catch (error) {
      deps.log.warn({ order: order.id, error: String(error) }, 'provider could not be asked');
    }
  }
}

async function reconcile(deps: Deps, order: OrderRow, now: Date): Promise<void> {
  const outcome = (await ask(deps.providers, order)) ?? (isAbandoned(order, now) ? 'declined' : null);
  const moved = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked !== null && outcome !== null) return settleOrder(tx, locked, outcome, now);
    await setChecked(tx, order.id, now);
    return null;
  });
  if (moved !== null) await announceOrder(deps, moved);
}

async function ask(providers: readonly PaymentProvider[], { provider, reference }: OrderRow): Promise<PaymentOutcome | null> {
  const asked = providers.find(({ name }) => name === provider);
  return asked && reference !== null ? asked.lookup(reference) : null;
}

const isAbandoned = ({ state, createdAt }: OrderRow, now: Date): boolean =>
  state === 'loading' && now.getTime() - createdAt.getTime() >= abandoned;
