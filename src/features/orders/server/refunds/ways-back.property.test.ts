// @module-tag slow
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { decided, reportMember } from '#tests/support/deciding.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { requestRefund } from '../../contract/endpoints.ts';
import type { Order } from '../../contract/order.ts';
import { declareWithdrawal } from '../../contract/withdrawal.ts';

/** The card of somebody who is banned for fraud. */
const blockedCard = `card-${randomUUID()}`;

let app: TestApp;
let other: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  other = await buildMember(app);
  const [fraud, staff] = [await buildMember(app), await buildStaff(app)];
  await pay(await openOrder(fraud.client, 100, 'card'), blockedCard);
  await decided(app, staff, await reportMember(app, fraud, { reason: 'money' }), { act: 'ban_fraud', reason: 'fraud' });
});
afterAll(() => app.close());

const pay = (order: Order, fingerprint: string) =>
  sendWebhook(app, {
    reference: referenceOf(order),
    kind: 'paid',
    details: { amount: order.total.amount, currency: order.total.currency, fingerprint },
  });

interface World {
  readonly buyer: BuiltMember;
  readonly order: Order;
  /** A chargeback takes its credits when the order has none left. */
  readonly second: Order;
}

const steps = {
  spend: ({ buyer }: World) => buyer.client.call(sendMessage, { body: { profile: other.id, client_id: randomUUID(), text: 'Hallo' } }),
  async ask({ buyer, order }: World) {
    for (const amount of [1990, 1970, 1950])
      await buyer.client.call(requestRefund, { body: { order: order.id, amount, client_id: randomUUID() } });
  },
  withdraw: ({ buyer, order }: World) =>
    buyer.client.call(declareWithdrawal, { body: { client_id: randomUUID(), name: 'Mia', order: order.number, email: buyer.email } }),
  payBack: ({ order }: World) => app.features.accounting.payOut(order.number, false),
  byHand: ({ order }: World) => app.features.accounting.payOut(order.number, true),
  /** On the provider's pages, all of the price or a part: what is not left is goodwill. */
  atProvider: ({ order }: World) => foreign(order, 'refunded', 're_all', order.total.amount),
  partAtProvider: ({ order }: World) => foreign(order, 'refunded', 're_part', 995),
  providerFails: ({ order }: World) => foreign(order, 'refund_failed', 're_all', order.total.amount),
  partFails: ({ order }: World) => foreign(order, 'refund_failed', 're_part', 995),
  paid: (world: World) => ended(world, 'refunded'),
  failed: (world: World) => ended(world, 'refund_failed'),
  askSecond: ({ buyer, second }: World) =>
    buyer.client.call(requestRefund, { body: { order: second.id, amount: 1990, client_id: randomUUID() } }),
  byHandSecond: ({ second }: World) => app.features.accounting.payOut(second.number, true),
  secondBank: ({ second }: World) => sendWebhook(app, { reference: referenceOf(second), kind: 'charged_back' }),
  secondBankBack: ({ second }: World) => sendWebhook(app, { reference: referenceOf(second), kind: 'chargeback_reversed' }),
  bank: ({ order }: World) => sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' }),
  bankBack: ({ order }: World) => sendWebhook(app, { reference: referenceOf(order), kind: 'chargeback_reversed' }),
  jobs: () => app.platform.jobs.runAllNow(),
  hours: () => advanceClock(app, 25 * 3600),
} as const satisfies Record<string, (world: World) => Promise<unknown>>;
type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];

const foreign = (order: Order, kind: 'refunded' | 'refund_failed', name: string, amount: number) =>
  sendWebhook(app, { reference: referenceOf(order), kind, details: { amount, currency: order.total.currency, provider_refund: name } });

/** The provider says how each refund that began here has ended. */
async function ended({ order, second }: World, kind: 'refunded' | 'refund_failed'): Promise<void> {
  for (const one of [order, second]) await endedOf(one, kind);
}

async function endedOf(order: Order, kind: 'refunded' | 'refund_failed'): Promise<void> {
  const rows = await app.platform.database.db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .where('provider_refund', 'is', null)
    .execute();
  await Promise.all(rows.map(({ id }) => sendWebhook(app, { reference: referenceOf(order), kind, details: { refund: id } })));
}

/** What the buyer has of their orders, beside goodwill: money that came back and is not owed again, and credits at their price. */
async function hasOf({ order, second }: World): Promise<number> {
  const { rows } = await app.platform.database.pool.query<{ has: string }>(
    `SELECT coalesce((SELECT sum(amount - goodwill) FROM refunds WHERE order_id = ANY ($1) AND state = 'done'), 0)
      + coalesce((SELECT sum(amount - CASE WHEN settled_by IS NULL THEN receivable ELSE 0 END) FROM chargebacks WHERE order_id = ANY ($1) AND state = 'open'), 0)
      + coalesce((SELECT sum(floor(amount * (credits - taken)::numeric / credits)) FROM credit_lots WHERE order_id = ANY ($1)), 0) AS has`,
    [[order.id, second.id]],
  );
  return Number(rows[0]?.has);
}

/** What a transfer pays at most: no more than the price together with what the provider and the bank have paid. */
async function expectNoTransferTwice(order: Order): Promise<void> {
  const { rows } = await app.platform.database.pool.query<{ by_hand: string; all: string }>(
    `SELECT coalesce((SELECT sum(r.amount) FROM refunds r JOIN settled_items i ON i.item = 'by-hand:refund:' || r.id WHERE r.order_id = $1 AND r.state = 'done'), 0) AS by_hand,
      coalesce((SELECT sum(amount) FROM refunds WHERE order_id = $1 AND state = 'done'), 0) AS all`,
    [order.id],
  );
  const [row] = rows;
  // Without a transfer, whoever pays twice at the provider has decided it there.
  if (Number(row?.by_hand) > 0 && Number(row?.by_hand) === Number(row?.all))
    expect(Number(row?.all)).toBeLessThanOrEqual(order.total.amount);
}

const plans = fc.record({
  isBlocked: fc.boolean(),
  bursts: fc.array(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 7 }),
});

test(
  'money that goes back by all ways, in any order and at once, leaves no buyer with more than they paid',
  { timeout: 1_200_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(plans, async ({ isBlocked, bursts }) => {
        const buyer = await buildMember(app, { gender: 'man', search_gender: ['woman'] });
        const order = await openOrder(buyer.client, 100, 'card');
        const second = await openOrder(buyer.client, 100, 'card');
        const world = { buyer, order, second };
        await pay(second, `card-${randomUUID()}`);
        await pay(order, isBlocked ? blockedCard : `card-${randomUUID()}`);
        for (const burst of bursts) await Promise.all(burst.map((name) => steps[name](world)));
        for (let runsLeft = 3; runsLeft > 0; runsLeft--) await advanceClock(app, 300);
        await expectBooks(app);
        expect([bursts, (await hasOf(world)) <= order.total.amount + second.total.amount + 2]).toEqual([bursts, true]);
        for (const one of [order, second]) await expectNoTransferTwice(one);
      }),
      { ...runs(30), endOnFailure: true },
    );
  },
);
