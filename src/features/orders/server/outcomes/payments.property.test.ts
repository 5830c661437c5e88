// @module-tag slow
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { openOrder, referenceOf, sendWebhook, stateOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { type OrderState, orderTransitions } from '../../contract/order.ts';
import { type PaymentOutcome, paymentOutcomes } from '#features/payment-providers/server/index.ts';

let app: TestApp;
let buyer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  buyer = await buildMember(app);
});
afterAll(() => app.close());

interface Delivery {
  /** Two events with the same number are one event, delivered again. */
  readonly event: number;
  readonly kind: PaymentOutcome;
}

/** Up to five events of any kind, delivered in any order and any number of times, some in parallel. */
const deliveries = fc.array(fc.constantFrom(...paymentOutcomes), { minLength: 1, maxLength: 5 }).chain((kinds) =>
  fc.array(fc.array(fc.nat(kinds.length - 1), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }).map((bursts) =>
    bursts.map((burst) =>
      burst.flatMap((event): Delivery[] => {
        const kind = kinds[event];
        return kind ? [{ event, kind }] : [];
      }),
    ),
  ),
);

const targetStates = { paid: 'completed', pending: 'pending', declined: 'failed' } as const;

function step(state: OrderState, kind: PaymentOutcome): OrderState {
  const reachable: readonly OrderState[] = orderTransitions[state];
  return reachable.includes(targetStates[kind]) ? targetStates[kind] : state;
}

/** Every state the transition table allows: events of one burst may be processed in any order, and each event counts once. */
function possibleStates(bursts: readonly (readonly Delivery[])[]): Set<OrderState> {
  let states = new Set<OrderState>(['loading']);
  const seen = new Set<number>();
  for (const burst of bursts) {
    const fresh = [...new Map(burst.filter(({ event }) => !seen.has(event)).map((delivery) => [delivery.event, delivery.kind])).values()];
    for (const { event } of burst) seen.add(event);
    states = new Set([...states].flatMap((state) => permutations(fresh).map((kinds) => kinds.reduce(step, state))));
  }
  return states;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describe('with any webhooks, in any order, delivered any number of times', () => {
  test(
    'the order changes only as the transition table allows, and its credits are booked exactly when it completes',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(deliveries, async (bursts) => {
          const before = (await memberBalanceOf(app, buyer)).credits;
          const order = await openOrder(buyer.client, 40);
          const reference = referenceOf(order);
          for (const burst of bursts)
            await Promise.all(burst.map(({ event, kind }) => sendWebhook(app, { id: `${order.id}.${event}`, reference, kind })));
          const state = await stateOf(buyer.client, order);
          expect([...possibleStates(bursts)]).toContain(state);
          expect((await memberBalanceOf(app, buyer)).credits - before).toBe(state === 'completed' ? 40 : 0);
        }),
        runs(60),
      );
      await expectBalancedLedger();
    },
  );
});

/** Every transaction sums to 0, and the balance is the sum of the user's entries. */
async function expectBalancedLedger(): Promise<void> {
  const { db } = app.platform.database;
  const entries = await db.selectFrom('ledger_entries').selectAll().execute();
  const sums = new Map<number | null, number>();
  for (const { transaction_id, amount } of entries) sums.set(transaction_id, (sums.get(transaction_id) ?? 0) + (amount ?? 0));
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
  const mine = entries.filter(({ user_id }) => user_id === buyer.id).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(mine);
  const completed = await db.selectFrom('orders').select('id').where('state', '=', 'completed').execute();
  expect(sums.size).toBe(completed.length);
}
