import type { Tx } from '#platform/server/db/open-database.ts';
import type { PaymentEvent } from '../providers/provider.ts';
import { type OrderRow, setChecked } from './order-repo.ts';
import { recordPayment } from './record-payment.ts';
import { type OrderChange, settleOrder } from './settle-order.ts';

/** Applies a provider's event to a locked order. Null when the order's state does not change. */
export async function applyEvent(tx: Tx, order: OrderRow, event: PaymentEvent, now: Date): Promise<OrderChange | null> {
  const { kind } = event;
  await recordPayment(tx, order, event, now);
  switch (kind) {
    case 'paid':
    case 'pending':
    case 'declined':
      return settleOrder(tx, order, kind, now);
    case 'refunded':
    case 'refund_failed':
    case 'charged_back':
    case 'chargeback_reversed':
      await setChecked(tx, order.id, now);
      return null;
  }
}
