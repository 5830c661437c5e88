import type { Money } from '#platform/contract/money.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { bookFee } from '#features/accounting/server/index.ts';
import { chargeBack, reverseChargeback } from '../chargebacks/charge-back.ts';
import type { PaymentEvent, PaymentOutcome } from '#features/payment-providers/server/index.ts';
import { endForeignRefund, receiveForeignRefund } from '../refunds/foreign-refund.ts';
import { endRefund } from '../refunds/end-refund.ts';
import { findRefund } from '../refunds/refund-repo.ts';
import { type OrderRow, setChecked } from '../order/order-repo.ts';
import { hasOtherPayment, insertDifference, resolvePayments } from './payment-difference-repo.ts';
import { recordPayment } from './record-payment.ts';
import { publishBalance, readBalance } from '../order/publish-balance.ts';
import { publishOrderChange, applyOutcome } from './apply-outcome.ts';

/** Tells the buyer's browsers what changed; call it after the commit. */
type Publish = (live: Live) => void;

/**
 * What an event was used for. `known`: what it reports was booked before. `late`: it reports a state that the order has left behind.
 * `finding`: its sum is another one, so it waits for a person.
 */
export type EventUse = 'used' | 'known' | 'late' | 'finding';

interface Used {
  readonly use: EventUse;
  /** Null when nothing changes that a browser shows. */
  readonly publish: Publish | null;
}

const unused = (use: EventUse): Used => ({ use, publish: null });

/**
 * Applies a provider's event to a locked order. An event about another sum or currency than the order's delivers and books nothing; it
 * becomes a finding that waits for a person. Null when nothing changes that a browser shows.
 */
export const applyEvent = async (tx: Tx, order: OrderRow, event: PaymentEvent, now: Date): Promise<Publish | null> =>
  (await takeEvent(tx, order, event, now)).publish;

/** The same, and says what the event was used for. */
export async function takeEvent(tx: Tx, order: OrderRow, event: PaymentEvent, now: Date): Promise<Used> {
  const { kind, details } = event;
  await recordPayment(tx, order, event, now);
  const feeOrder = { id: order.id, provider: order.provider, currency: order.total.currency };
  const withBalance = async (): Promise<Used> => {
    const changed = await readBalance(tx, order.userId);
    return { use: 'used', publish: (live) => publishBalance(live, changed) };
  };
  const change = async (outcome: PaymentOutcome): Promise<Used> => {
    const changed = await applyOutcome(tx, order, outcome, now);
    if (changed === null) return unused(outcome === 'paid' ? 'known' : 'late');
    return { use: 'used', publish: (live) => publishOrderChange(live, changed) };
  };
  switch (kind) {
    case 'paid': {
      if (!isSum(event, order.total)) {
        await insertDifference(tx, order, 'other_payment', event, now);
        return { ...(await change('pending')), use: 'finding' };
      }
      await resolvePayments(tx, order.id, now);
      const used = await change('paid');
      if (details.fee !== undefined) await bookFee(tx, feeOrder, 'payment', details.fee, now);
      return used;
    }
    case 'pending':
    case 'declined':
      return change(kind);
    case 'refunded':
      await setChecked(tx, order.id, now);
      return details.refund === undefined ? receiveForeign() : endOurs(details.refund);
    case 'refund_failed': {
      await setChecked(tx, order.id, now);
      const isFailed =
        details.refund === undefined
          ? await endForeignRefund(tx, order, event, now)
          : await endRefund(tx, order, details.refund, 'failed', now);
      return isFailed ? withBalance() : unused('known');
    }
    case 'charged_back': {
      // Only a paid order can be charged back, whichever of the two events arrives first.
      const isSold = await settlePaid();
      if (details.fee !== undefined) await bookFee(tx, feeOrder, 'chargeback', details.fee, now);
      const { total } = order;
      const amount = details.currency === total.currency ? Math.min(details.amount ?? total.amount, total.amount) : total.amount;
      // The buyer paid another sum and got nothing, so nobody owes anything for it.
      if (!isSold) {
        await insertDifference(tx, order, 'other_chargeback', event, now);
        return unused('finding');
      }
      // A person books any amount beyond the payment, such as the bank's own fee.
      if (!isSum(event, { ...total, amount })) await insertDifference(tx, order, 'other_chargeback', event, now);
      const asked = { amount, dispute: details.dispute ?? null, reason: details.reason, respondBy: timeOf(details.respond_by) };
      const taken = await chargeBack(tx, order, asked, now);
      if (taken === 'another_open') await insertDifference(tx, order, 'other_chargeback', event, now);
      return taken === 'taken' ? withBalance() : unused(taken === 'known' ? 'known' : 'finding');
    }
    case 'chargeback_reversed': {
      if (!(await settlePaid())) return unused('late');
      const isReversed = await reverseChargeback(tx, order, details.dispute ?? null, now);
      return { ...(await withBalance()), use: isReversed ? 'used' : 'known' };
    }
  }

  /** False when another sum was paid instead, so the order was not sold. */
  async function settlePaid(): Promise<boolean> {
    if (order.state === 'completed') return true;
    if (await hasOtherPayment(tx, order.id)) return false;
    await applyOutcome(tx, order, 'paid', now);
    return true;
  }

  async function endOurs(id: string): Promise<Used> {
    const refund = await findRefund(tx, order.id, id);
    if (refund !== null && isSum(event, refund.amount))
      return (await endRefund(tx, order, id, 'done', now)) ? withBalance() : unused('known');
    await insertDifference(tx, order, 'other_refund', event, now);
    return unused('finding');
  }

  async function receiveForeign(): Promise<Used> {
    if (order.state !== 'completed' && (await hasOtherPayment(tx, order.id))) {
      // The mistaken payment was returned: the order is over.
      await resolvePayments(tx, order.id, now);
      return change('declined');
    }
    const { amount = 0, currency } = details;
    if (amount === 0 || amount > order.total.amount || currency !== order.total.currency) {
      await insertDifference(tx, order, 'other_refund', event, now);
      return unused('finding');
    }
    await applyOutcome(tx, order, 'paid', now);
    return (await receiveForeignRefund(tx, order, event, amount, now)) ? withBalance() : unused('known');
  }
}

/** Undefined for a text that is no time. */
function timeOf(text: string | undefined): Date | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
}

const isSum = ({ details }: PaymentEvent, { amount, currency }: Money): boolean =>
  details.amount === amount && details.currency === currency;
