import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { applyEvent, lockOrder, type OrderRow } from '#features/orders/server/index.ts';
import type { DebitDeps } from '../deps.ts';
import { type DebitRefund, listOpenRefunds, listPaidRefunds, setDebitRefundEnded } from './refund-repo.ts';

const batchSize = 100;

/**
 * Reports refunds as paid: those of cancelled debits, and those submitted to the bank. Outside production there is no bank, so a refund
 * is paid once its debit was collected.
 */
export async function endRefunds(deps: DebitDeps): Promise<void> {
  for (const refund of await listPaidRefunds(deps.db, deps.bank, batchSize)) {
    const publish = await transact(deps.db, async (tx) => {
      const order = await lockOrder(tx, refund.order);
      return order && end(tx, order, refund, 'refunded', deps.clock.now());
    });
    publish?.(deps.live);
  }
}

/** Cancels the requested refunds that are not paid yet: the buyer's bank has returned the whole debit. */
export async function failRefunds(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  for (const refund of await listOpenRefunds(tx, order.id)) await end(tx, order, refund, 'refund_failed', now);
}

async function end(tx: Tx, order: OrderRow, { id, amount }: DebitRefund, kind: 'refunded' | 'refund_failed', now: Date) {
  if (!(await setDebitRefundEnded(tx, id, now))) return null;
  return applyEvent(
    tx,
    order,
    { id: `${kind}:${id}`, reference: String(order.id), kind, details: { refund: id, amount, currency: order.total.currency } },
    now,
  );
}
