import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { advanceClock, openOrder, referenceOf, sendDecision, sendWebhook, stateOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { reconcileOrders } from './reconcile-orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});

const [minute, hour, day] = [60, 3600, 24 * 3600];

/** Its provider has reported it as declined. */
async function decline() {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  const reference = referenceOf(order);
  await sendWebhook(app, { reference, kind: 'declined' });
  expect(await stateOf(buyer.client, order)).toBe('failed');
  return { buyer, order, reference, payAgain: () => sendDecision(app, reference, { outcome: 'paid', delivery: 'lost' }) };
}

describe('an order that was declined, then paid on a second try without a webhook', () => {
  // Regression: only the payout report showed the payment, and nobody delivered the credits.
  test.each([
    ['a quarter of an hour', [], 16 * minute],
    ['an hour', [16 * minute], 50 * minute],
    ['a day', [16 * minute, 50 * minute], 24 * hour],
  ])('is delivered by the look-up after %s, once', async (_when, before, after) => {
    const { buyer, order, payAgain } = await decline();
    for (const seconds of before) await advanceClock(app, seconds);
    await payAgain();
    expect(await stateOf(buyer.client, order)).toBe('failed');
    await advanceClock(app, after);
    expect(await stateOf(buyer.client, order)).toBe('completed');
    await advanceClock(app, 25 * hour);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
  });

  test('is looked up even while its provider keeps reporting that it was declined', async () => {
    const { buyer, order, reference, payAgain } = await decline();
    await payAgain();
    await advanceClock(app, 14 * minute);
    await sendWebhook(app, { reference, kind: 'declined' });
    await advanceClock(app, 2 * minute);
    expect(await stateOf(buyer.client, order)).toBe('completed');
  });
});

describe('failed orders', () => {
  const asked: string[] = [];
  let isDown = false;
  const provider: Pick<PaymentProvider, 'lookup'> = {
    async lookup(reference) {
      if (isDown) throw new Error('nobody answers');
      asked.push(reference);
      return 'declined';
    },
  };
  const reconcileAfter = async (seconds: number) => {
    const { database, clock, log } = app.platform;
    clock.advance(seconds);
    const sandbox: PaymentProvider = {
      name: 'sandbox',
      offers: () => [],
      create: () => Promise.reject(new Error('not here')),
      refund: () => Promise.reject(new Error('not here')),
      verify: () => Promise.resolve(null),
      ...provider,
    };
    await reconcileOrders({ db: database.db, clock, log, live: app.platform.live, providers: [sandbox] });
  };

  test('are looked up three times, and never after that', async () => {
    const { reference } = await decline();
    const times = () => asked.filter((one) => one === reference).length;
    const seen: number[] = [];
    for (const seconds of [14 * minute, 2 * minute, minute, hour, hour, day, day, 7 * day]) {
      await reconcileAfter(seconds);
      seen.push(times());
    }
    expect(seen).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
  });

  test('wait for a provider that does not answer, for a week at most', async () => {
    const [short, long] = [await decline(), await decline()];
    isDown = true;
    await reconcileAfter(2 * day);
    isDown = false;
    await reconcileAfter(minute);
    expect(asked).toContain(short.reference);
    asked.length = 0;
    const late = await decline();
    isDown = true;
    await reconcileAfter(8 * day);
    isDown = false;
    await reconcileAfter(minute);
    expect(asked).not.toContain(late.reference);
    expect(asked).not.toContain(long.reference);
  });
});
