import { transact } from '#platform/server/db/transact.ts';
import { applyEvent, lockOrder } from '#features/orders/server/index.ts';
import type { DebitDeps } from '../deps.ts';
import { findRefundedOrder, setDebitRefundEnded } from './refund-repo.ts';

/**
 * The buyer's bank sent a refund back, such as one to a closed account: the credits come back, and it can be asked for again. False
 * when its order is gone; repeated, it changes nothing.
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
