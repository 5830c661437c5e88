import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { bookFee } from '../books/book-sale.ts';
import { chargeBack, reverseChargeback } from '../chargebacks/charge-back.ts';
import type { PaymentEvent } from '../providers/provider.ts';
import { endRefund } from '../refunds/end-refund.ts';
import { type OrderRow, setChecked } from './order-repo.ts';
import { recordPayment } from './record-payment.ts';
import { publishWallet, readWallet } from './publish-wallet.ts';
import { publishOrderChange, settleOrder } from './settle-order.ts';

/** Tells the buyer's browsers what changed; call it after the commit. */
type Publish = (live: Live) => void;

/** Applies a provider's event to a locked order. Null when nothing changes that a browser shows. */
export async function applyEvent(tx: Tx, order: OrderRow, event: PaymentEvent, now: Date): Promise<Publish | null> {
  const { kind, details } = event;
  await recordPayment(tx, order, event, now);
  const feeOrder = { id: order.id, provider: order.provider, currency: order.total.currency };
  const wallet = async (): Promise<Publish> => {
    const changed = await readWallet(tx, order.userId);
    return (live) => publishWallet(live, changed);
  };
  switch (kind) {
    case 'paid':
    case 'pending':
    case 'declined': {
      const change = await settleOrder(tx, order, kind, now);
      if (kind === 'paid' && details.fee !== undefined) await bookFee(tx, feeOrder, 'payment', details.fee, now);
      return change && ((live) => publishOrderChange(live, change));
    }
    case 'refunded':
    case 'refund_failed': {
      await setChecked(tx, order.id, now);
      const state = kind === 'refunded' ? 'done' : 'failed';
      return details.refund !== undefined && (await endRefund(tx, order, details.refund, state, now)) ? wallet() : null;
    }
    case 'charged_back':
      // Only what was paid can be charged back, whichever of the two is reported first.
      await settleOrder(tx, order, 'paid', now);
      if (details.fee !== undefined) await bookFee(tx, feeOrder, 'chargeback', details.fee, now);
      return (await chargeBack(tx, order, details.amount ?? order.total.amount, now)) ? wallet() : null;
    case 'chargeback_reversed':
      await settleOrder(tx, order, 'paid', now);
      await reverseChargeback(tx, order, now);
      return wallet();
  }
}
