import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { advanceClock, decide, openOrder } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getRepeatOrder } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the packages to repeat', () => {
  test('are those of completed orders, each once, last bought first, at the price of today', async () => {
    const { client } = await buildMember(app);
    expect((await client.call(getRepeatOrder)).reply).toEqual({ packages: [], means: [] });
    for (const credits of [40, 100, 40]) {
      await decide(app, await openOrder(client, credits), 'paid');
      await advanceClock(app, 60);
    }
    await openOrder(client, 250);
    const { reply } = await client.call(getRepeatOrder);
    expect(reply.packages.map((item) => [item.package.credits, item.package.price.amount])).toEqual([
      [40, 990],
      [100, 1990],
    ]);
  });

  test('leave out what is not sold any more', async () => {
    const { client } = await buildMember(app);
    await decide(app, await openOrder(client, 40), 'paid');
    // Uses the shared database: creating one takes longer than a test may on a busy machine.
    await app.platform.database.db.updateTable('packages').set({ offered: false }).where('credits', '=', 40).execute();
    expect((await client.call(getRepeatOrder)).reply.packages).toEqual([]);
  });
});
