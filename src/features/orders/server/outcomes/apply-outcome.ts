import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { orderChanged } from '../../contract/events.ts';
import { type OrderState, orderTransitions } from '../../contract/order.ts';
import { receiveSettlement } from '../chargebacks/receive-settlement.ts';
import { orderEffects } from './order-effects.ts';
import { type OrderRow, setChecked, setOrderState } from '../order/order-repo.ts';
import { publishBalance, readBalance, type BalanceUpdate } from '../order/publish-balance.ts';
import type { PaymentOutcome } from '#features/payment-providers/server/index.ts';

const states = { paid: 'completed', pending: 'pending', declined: 'failed' } as const satisfies Record<PaymentOutcome, OrderState>;

/** A state change to publish after the commit. */
export interface OrderChange extends Pick<OrderRow, 'id' | 'userId' | 'state'> {
  /** Null when the balance did not change. */
  readonly balance: BalanceUpdate | null;
}

/**
 * Moves a locked order to the state that the provider reports, if the transition table allows it. Runs the effects of the new state, such
 * as adding credits, in the same transaction. Null when the state does not change.
 */
export async function applyOutcome(tx: Tx, order: OrderRow, outcome: PaymentOutcome, now: Date): Promise<OrderChange | null> {
  // A failed order is looked up at fixed times after the failure, regardless of news in between.
  if (order.state !== 'failed') await setChecked(tx, order.id, now);
  const state = states[outcome];
  const reachable: readonly OrderState[] = orderTransitions[order.state];
  if (!reachable.includes(state)) return null;
  await setOrderState(tx, order.id, state, now);
  if (order.settles === null) for (const effect of orderEffects[state]) await effect(tx, order, now);
  else if (state === 'completed') await receiveSettlement(tx, order, now);
  const balance = state === 'completed' ? await readBalance(tx, order.userId) : null;
  return { id: order.id, userId: order.userId, state, balance };
}

/** Publishes the change to the buyer's open browsers. */
export function publishOrderChange(live: Live, { id, userId, state, balance }: OrderChange): void {
  live.publish(orderChanged, [userId], { order: id, state });
  publishBalance(live, balance);
}
