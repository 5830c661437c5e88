import { transact } from '#platform/server/db/transact.ts';
import { applyEvent, lockOrder } from '#features/orders/server/index.ts';
import type { DebitDeps } from '../deps.ts';
import { findRefundedOrder, setDebitRefundEnded } from './refund-repo.ts';

/**
 * The buyer's bank returned a refund, such as one to a closed account: the credits come back, and the buyer can ask for it again. False
 * when its order is gone. Idempotent.
 */
export async function bounceRefund({ db, clock, live }: Pick<DebitDeps, 'db' | 'clock' | 'live'>, id: string): Promise<boolean> {
  const now = clock.now();
  const of = await findRefundedOrder(db, id);
  const [found, publish] = await transact(db, async (tx) => {
    const order = of === null ? null : await lockOrder(tx, of);
    if (order === null) return [false, null] as const;
    await setDebitRefundEnded(tx, id, now);
    const event = { id: `bounced:${id}`, reference: String(order.id), kind: 'refund_failed', details: { refund: id } } as const;
    return [true, await applyEvent(tx, order, event, now)] as const;
  });
  publish?.(live);
  return found;
}
