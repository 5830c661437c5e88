// @module-tag slow
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { buildCode, orderWith } from '#tests/support/money/discounts.ts';
import { referenceOf, sendWebhook, stateOf } from '#tests/support/money/shop.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '../../contract/order.ts';
import { type PaymentOutcome, paymentOutcomes } from '#features/payment-providers/server/index.ts';

let app: TestApp;
let buyer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  buyer = await buildMember(app);
});
afterAll(() => app.close());

/** Either an attempt to order with the code, or a provider's report about one of the earlier orders. */
type Step = 'order' | { readonly kind: PaymentOutcome; readonly about: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant('order' as const),
  fc.record({ kind: fc.constantFrom(...paymentOutcomes), about: fc.nat(5) }),
);
/** Bursts run one after the other; the steps of a burst run in parallel. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });

describe('in any sequence of orders, failures and late completions', () => {
  test('a single-use code has at most one completed use', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (bursts) => {
        const code = await buildCode(app);
        const orders: Order[] = [];
        for (const burst of [['order' as const], ...bursts]) {
          const made = await Promise.all(burst.map((one) => take(one, code, orders)));
          orders.push(...made.flatMap((order) => order ?? []));
          await expectOneUse(code, orders);
        }
      }),
      runs(40),
    );
  });
});

/** Returns the order that was placed. */
async function take(one: Step, code: string, orders: readonly Order[]): Promise<Order | null> {
  if (one === 'order') {
    const { status, reply, error } = await orderWith(buyer.client, code, 40);
    expect(['discount_used', 'discount_reserved', undefined]).toContain(error?.code);
    return status === 200 ? reply.order : null;
  }
  const order = orders[one.about % orders.length];
  if (order) expect((await sendWebhook(app, { reference: referenceOf(order), kind: one.kind })).statusCode).toBe(200);
  return null;
}

async function expectOneUse(code: string, orders: readonly Order[]): Promise<void> {
  const rows = await app.platform.database.db.selectFrom('discount_uses').select(['order_id', 'state']).where('code', '=', code).execute();
  const stateOfUse = new Map(rows.map(({ order_id, state }) => [order_id, state]));
  const states = await Promise.all(orders.map(async (order) => [order.id, await stateOf(buyer.client, order)] as const));
  const used = rows.filter(({ state }) => state === 'used');
  expect(rows.filter(({ state }) => state !== 'released').length).toBeLessThanOrEqual(1);
  expect(used).toHaveLength(states.some(([, state]) => state === 'completed') ? 1 : 0);
  for (const [id, state] of states) {
    if (state === 'failed') expect(stateOfUse.get(id)).toBe('released');
    if (stateOfUse.get(id) === 'used') expect(state).toBe('completed');
  }
}
