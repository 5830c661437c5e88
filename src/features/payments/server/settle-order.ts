import type { Tx, Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { markPaidUser } from '#features/account/server/index.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { addCredits, balanceOf } from '#features/credits/server/index.ts';
import { orderChanged } from '../contract/events.ts';
import { type OrderState, orderTransitions } from '../contract/order.ts';
import { type OrderRow, setChecked, setOrderState } from './order-repo.ts';
import type { PaymentOutcome } from './provider.ts';

const states = { paid: 'completed', pending: 'pending', declined: 'failed' } as const satisfies Record<PaymentOutcome, OrderState>;

/** An order that went on, to be announced after the commit. */
export type Moved = Pick<OrderRow, 'id' | 'userId' | 'state'>;

/**
 * Lets a locked order go where the provider says, as far as the transition table allows; completed, it gives the credits
 * and makes the buyer premium in the same transaction. Null: it stays where it is.
 */
export async function settleOrder(tx: Tx, order: OrderRow, outcome: PaymentOutcome, now: Date): Promise<Moved | null> {
  await setChecked(tx, order.id, now);
  const state = states[outcome];
  const reachable: readonly OrderState[] = orderTransitions[order.state];
  if (!reachable.includes(state)) return null;
  await setOrderState(tx, order.id, state, now);
  if (state === 'completed') {
    await addCredits(tx, order.userId, order.credits, 'purchase', `order:${order.id}`, now);
    await markPaidUser(tx, order.userId);
  }
  return { id: order.id, userId: order.userId, state };
}

/** Tells the buyer's open browsers. */
export async function announceOrder({ db, live }: { db: Db; live: Live }, { id, userId, state }: Moved): Promise<void> {
  live.publish(orderChanged, [userId], { order: id, state });
  if (state !== 'completed') return;
  live.publish(creditsChanged, [userId], { credits: await balanceOf(db, userId), paid_user: true });
}
