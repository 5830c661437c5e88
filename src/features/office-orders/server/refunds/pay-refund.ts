import * as Type from 'typebox';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { job, type JobData } from '#platform/server/jobs/jobs.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { askProvider, findRefund, lockOrder, publishBalance, readBalance } from '#features/orders/server/index.ts';

/** What follows a refund of staff: the provider is asked, and the buyer's browsers hear of the balance. */
export const payRefund = job('office-refund', Type.Object({ order: Type.Integer(), refund: Type.String() }));

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

/** Where it fails, the job of all refunds asks again. */
export async function payOneRefund(deps: Deps, { order: id, refund: name }: JobData<typeof payRefund>): Promise<void> {
  const found = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    const refund = order === null ? null : await findRefund(tx, id, name);
    return order === null || refund === null ? null : { order, refund, balance: await readBalance(tx, order.userId) };
  });
  if (found === null) return;
  const { order, refund, balance } = found;
  publishBalance(deps.live, balance);
  if (refund.state === 'requested') await askProvider(deps, { ...refund, provider: order.provider, reference: order.reference });
}
